"""How others see the twelve: without colour, or with one kind of cone missing. And how unlike their shapes are."""

from collections.abc import Mapping
from itertools import combinations

import numpy as np

from atelier.palette import Image, luminance

_CONES: Mapping[str, list[list[float]]] = {  # Machado, Oliveira and Fernandes 2009, complete, on linear light
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
KINDS = ("all colours", "grey", *_CONES)


def seen(image: Image, kind: str) -> Image:
    """RGB (or RGBA) of 0 to 1 as eyes of that kind see it."""
    if kind == "all colours":
        return image
    rgb = image[..., :3]
    if kind == "grey":
        changed = np.repeat(luminance(rgb)[..., None], 3, -1)
    else:
        light = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4) @ np.array(_CONES[kind]).T
        light = np.clip(light, 0, 1)
        changed = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return np.concatenate([changed, image[..., 3:]], -1).astype(np.float32)


def likest(covers: Mapping[str, Image]) -> list[tuple[float, str, str]]:
    """Every two silhouettes (0 to 1, one frame), by the share of both that only one of them covers; likest first."""
    found = [
        (float(1 - np.minimum(covers[one], covers[other]).sum() / np.maximum(covers[one], covers[other]).sum()), one, other)
        for one, other in combinations(covers, 2)
    ]
    return sorted(found)

"""The JSON Schema of all that goes over a live line: `reverie schema wire`."""

from typing import Any

import msgspec

from reverie.tables.acts import Act
from reverie.tables.wire import Message, Room


def wire_schema() -> dict[str, Any]:
    """Of a message from the server, and of one to it."""
    (told, asked, room), parts = msgspec.json.schema_components((Message, Act, Room), ref_template="#/$defs/{name}")
    parts["Table"]["properties"]["room"] = room  # which is encoded once for everyone
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Reverie over the wire",
        "$defs": {**parts, "FromServer": told, "ToServer": asked},
        "anyOf": [{"$ref": "#/$defs/FromServer"}, {"$ref": "#/$defs/ToServer"}],
    }

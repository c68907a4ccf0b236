"""How long a packet of Opus sounds, by its own first byte: a container may say what it likes."""

from reverie.recordings.recording import require

_SILK, _HYBRID, _CELT = (10.0, 20.0, 40.0, 60.0), (10.0, 20.0), (2.5, 5.0, 10.0, 20.0)


def milliseconds(packet: bytes) -> float:
    require(packet)
    setting, many = packet[0] >> 3, packet[0] & 3
    if setting < 12:
        frame = _SILK[setting % 4]
    elif setting < 16:
        frame = _HYBRID[setting % 2]
    else:
        frame = _CELT[setting % 4]
    return frame * (1 if many == 0 else 2 if many < 3 else packet[1] & 63)

"""The wire's types for the page: `reverie schema typescript`, kept as client/src/wire.ts.

What the server sends is whole, so each field is there; what is sent to it may leave out what has a default.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum

import msgspec
from msgspec import inspect

from reverie.rules import Code
from reverie.tables import wire
from reverie.tables.acts import Act
from reverie.tables.refused import TableCode
from reverie.web import recordings, routes

HEAD = "/** What goes over the wire. Made by `reverie schema typescript` from the Python structs: change those. */\n"

_TOLD = (wire.Message, wire.Room, routes.At, routes.Seen, routes.Listed, routes.Album, recordings.Recorded)
_ASKED = (Act, routes.NewTable, routes.Door, routes.Newcomer, routes.Asker, routes.Secret)
_CODES = (Code, TableCode)
_RENAMED = {"Set": "SetTable", "NewTable": "NewTable"}  # Set is a type of JavaScript's own
_RAW = {("Table", "room"): "Room"}  # encoded once for everyone, and so without a type of its own


def wire_typescript() -> str:
    told, asked = _Page(inspect.multi_type_info(_TOLD)), _Page(inspect.multi_type_info([*_TOLD, *_ASKED]))
    sent = {name: part for name, part in asked.parts.items() if name not in told.parts}
    blocks = [
        *(_declared(part, whole=True) for part in told.parts.values()),
        *(_declared(part, whole=False) for part in sent.values()),
        *(_alternatives(code.__name__, (f"'{value}'" for value in code)) for code in _CODES),
        _alternatives("Message", _names(wire.Message)),
        _alternatives("Act", _names(Act)),
    ]
    return "\n".join([HEAD, *blocks])


class _Page:
    """Every struct and enum that the types lead to, by name, in the order in which they are first met."""

    def __init__(self, types: Iterable[inspect.Type]) -> None:
        self.parts: dict[str, inspect.StructType | inspect.EnumType] = {}
        for it in types:
            self._add(it)

    def _add(self, it: inspect.Type) -> None:
        match it:
            case inspect.StructType() | inspect.EnumType():
                if _name(it.cls) in self.parts:
                    return
                self.parts[_name(it.cls)] = it
                for field in it.fields if isinstance(it, inspect.StructType) else ():
                    self._add(field.type)
            case inspect.UnionType():
                for each in it.types:
                    self._add(each)
            case inspect.TupleType():
                for each in it.item_types:
                    self._add(each)
            case inspect.VarTupleType() | inspect.ListType():
                self._add(it.item_type)
            case inspect.Metadata():
                self._add(it.type)
            case _:
                pass


def _declared(part: inspect.StructType | inspect.EnumType, *, whole: bool) -> str:
    if isinstance(part, inspect.EnumType):
        return _alternatives(_name(part.cls), (f"'{value.value}'" for value in part.cls))
    return "\n".join([f"export interface {_name(part.cls)} {{", *_fields(part, whole=whole), "}", ""])


def _fields(part: inspect.StructType, *, whole: bool) -> Iterator[str]:
    if part.tag_field is not None:
        yield f"  readonly {part.tag_field}: '{part.tag}'"
    for field in part.fields:
        kind = _RAW.get((part.cls.__name__, field.encode_name)) or _spelled(field.type)
        yield f"  readonly {field.encode_name}{'' if whole or field.required else '?'}: {kind}"


def _spelled(it: inspect.Type) -> str:
    match it:
        case inspect.StructType() | inspect.EnumType():
            return _name(it.cls)
        case inspect.UnionType():
            return " | ".join(_spelled(each) for each in it.types)
        case inspect.TupleType():
            return f"readonly [{', '.join(_spelled(each) for each in it.item_types)}]"
        case inspect.VarTupleType() | inspect.ListType():
            item = _spelled(it.item_type)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in it.values)
        case inspect.Metadata():
            return _spelled(it.type)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case _:
            raise TypeError(f"no TypeScript is known for {it}")


def _alternatives(name: str, words: Iterable[str]) -> str:
    line = f"export type {name} = {' | '.join(words := list(words))}"
    return f"{line}\n" if len(line) <= 110 else "\n".join([f"export type {name} =", *(f"  | {it}" for it in words), ""])


def _names(union: object) -> list[str]:
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    return [_spelled(each) for each in info.types]


def _name(cls: type[msgspec.Struct] | type[StrEnum] | type) -> str:
    return _RENAMED.get(cls.__name__, cls.__name__)

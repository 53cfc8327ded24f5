"""Files to upload."""

from __future__ import annotations

import io
import json
import math
import mimetypes
import os
import uuid
from dataclasses import dataclass
from typing import IO, Mapping, Optional, Sequence, Tuple, Union, cast

from ._operation import FileLimits
from ._shown import kind_of

_MEGABYTE = 1024**2
_UNKNOWN_TYPE = "application/octet-stream"


@dataclass(frozen=True)
class File:
    """A file in memory."""

    content: bytes
    name: str
    type: str
    """Media type, "image/png"."""


FileInput = Union[str, "os.PathLike[str]", IO[bytes], File]
"""A path, an open binary file with a name, or a file in memory. The media type of the first two is that of the extension of their name."""


def is_stream(value: object) -> bool:
    """Whether a value is an open file."""
    return callable(getattr(value, "read", None))


def read_file(file: object, argument: str) -> File:
    """Reads a file at a path, or an open one from its position; returns one in memory unchanged.

    Raises TypeError, with the name of the argument, for anything else.
    """
    if isinstance(file, File):
        content = cast("object", file.content)
        if not isinstance(content, (bytes, bytearray, memoryview)):
            raise TypeError(f"{argument} is a File with {kind_of(content)} as content, expected bytes")
        return file
    if is_stream(file):
        return _read_stream(cast("IO[bytes]", file), argument)
    if isinstance(file, (bytes, bytearray, memoryview)):
        kind = kind_of(cast("object", file))
        raise TypeError(f'{argument} is {kind} without a name and a media type, expected File(content, "balm.png", "image/png")')
    if not isinstance(file, (str, os.PathLike)):
        raise TypeError(f"{argument} is {kind_of(file)}, expected a path, an open binary file or File(content, name, type)")
    path = os.fspath(cast("Union[str, os.PathLike[str]]", file))
    with open(path, "rb") as stream:
        content = stream.read()
    return File(content, os.path.basename(path), _media_type(path))


def _read_stream(stream: IO[bytes], argument: str) -> File:
    name = cast("object", getattr(stream, "name", None))
    # The name of a temporary file can be the number of its descriptor.
    if not isinstance(name, str) or not name:
        raise TypeError(f'{argument} is {kind_of(stream)} without a name, expected File(content, "balm.png", "image/png")')
    if isinstance(stream, io.TextIOBase):
        raise TypeError(f'{argument} is a file that is open for text, expected one from open(path, "rb")')
    content = cast("object", stream.read())
    if not isinstance(content, bytes):
        raise TypeError(f"{argument} is {kind_of(stream)} whose read returned {kind_of(content)}, expected bytes")
    return File(content, os.path.basename(name), _media_type(name))


def _media_type(name: str) -> str:
    # Windows and Python before 3.13 do not know WebP.
    mimetypes.add_type("image/webp", ".webp")
    return mimetypes.guess_type(name)[0] or _UNKNOWN_TYPE


def refusal_of(file: File, limits: FileLimits) -> Optional[str]:
    """Returns why the contract does not allow a file; None when it does."""
    if not file.content:
        return "is empty"
    if limits.max_bytes is not None and len(file.content) > limits.max_bytes:
        return f"has {_size(len(file.content))}, the limit is {_size(limits.max_bytes)}"
    if limits.types and file.type not in limits.types:
        # The type of a name without an extension that is known.
        advice = "; pass File(content, name, type) to set it" if file.type == _UNKNOWN_TYPE else ""
        return f'has the media type "{file.type}"{advice}. Accepted: {", ".join(limits.types)}'
    return None


def _size(size: int) -> str:
    """Returns "5 MB", rounded up, so that a size above a limit never looks equal to it."""
    return f"{size} B" if size < _MEGABYTE else f"{math.ceil(size / _MEGABYTE * 100) / 100:g} MB"


def encode_multipart(fields: Mapping[str, object], files: Mapping[str, File]) -> Tuple[str, bytes]:
    """Encodes a form with files. Returns its content type and body."""
    boundary = uuid.uuid4().hex
    parts = [_part(boundary, f'name="{name}"', _text(value).encode()) for name, value in fields.items()]
    for name, file in files.items():
        file_name = file.name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
        parts.append(_part(boundary, f'name="{name}"; filename="{file_name}"\r\nContent-Type: {file.type}', file.content))
    return f"multipart/form-data; boundary={boundary}", b"".join([*parts, f"--{boundary}--\r\n".encode()])


def _text(value: object) -> str:
    """Returns a value as a field of a form: 1 and 0 for booleans, lists joined by commas, objects and lists of them as JSON text."""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, (list, tuple)):
        items = cast(Sequence[object], value)
        return json.dumps(items) if any(isinstance(item, (dict, list, tuple)) for item in items) else ",".join(map(_text, items))
    return json.dumps(value) if isinstance(value, dict) else str(value)


def _part(boundary: str, disposition: str, content: bytes) -> bytes:
    return f"--{boundary}\r\nContent-Disposition: form-data; {disposition}\r\n\r\n".encode() + content + b"\r\n"

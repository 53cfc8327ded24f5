"""The headers of a response."""

from __future__ import annotations

from http.client import HTTPMessage
from typing import Dict, Iterator, Mapping


class ResponseHeaders(Mapping[str, str]):
    """Headers that cannot be changed, by their names in upper or lower case. The values of a repeated header are joined by commas."""

    def __init__(self, headers: HTTPMessage) -> None:
        self._values: Dict[str, str] = {name.lower(): ", ".join(headers.get_all(name, [])) for name in headers}
        self._names = {name.lower(): name for name in headers}

    def __getitem__(self, name: str) -> str:
        return self._values[name.lower()]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names.values())

    def __len__(self) -> int:
        return len(self._names)

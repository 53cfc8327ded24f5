"""Calls of operations by their names."""

from __future__ import annotations

from dataclasses import replace
from typing import Mapping, Optional, cast

from ._operation import FileLimits, Operation
from ._options import Options, Store
from ._shown import kind_of, shown
from .files import File, is_stream


def raw_operation(api: object, fields: object, max_retries: Optional[int], idempotency_key: Optional[str]) -> Operation:
    """Describes an operation of which only the name is known. It is retried only with a key or a stated number of retries.

    Raises:
        TypeError: A wrong `api` or `fields`.
    """
    if not isinstance(api, str) or not api:
        raise TypeError(f'raw_call: api is {shown(api)}, expected the name of an operation such as "mall.Product.index"')
    if not isinstance(fields, Mapping):
        raise TypeError(f"raw_call: fields is {kind_of(fields)}, expected a mapping of names to values")
    files = {name: FileLimits(None, ()) for name, value in cast(Mapping[str, object], fields).items() if isinstance(value, File) or is_stream(value)}
    return Operation(api, "key" if idempotency_key is not None else "safe" if max_retries else "no", balance=True, files=files)


def raw_options(options: Options[Store], max_retries: Optional[int]) -> Options[Store]:
    """Returns the options of the client with the retries of a call."""
    return options if max_retries is None else replace(options, max_retries=max_retries)

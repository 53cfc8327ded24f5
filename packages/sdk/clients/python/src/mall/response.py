"""The response of a successful call."""

from __future__ import annotations

import inspect
from dataclasses import dataclass, replace
from http.client import HTTPMessage
from typing import Any, Generic, List, TypeVar, cast

from ._shown import kind_of

Data = TypeVar("Data")


@dataclass(frozen=True)
class MallResponse(Generic[Data]):
    """A success with its HTTP response, from `with_response`."""

    data: Data
    status: int
    """HTTP status."""
    headers: HTTPMessage
    """Headers, by their names in upper or lower case: `response.headers["Date"]`."""
    request_id: str
    """Id of the call, sent as `X-Request-Id` with all attempts. Quote it to the operator of the mall."""


def check_function(call: object) -> None:
    """Raises TypeError for the data or the coroutine of a call in place of a function that makes it."""
    if callable(call):
        return
    if inspect.iscoroutine(call):
        # Otherwise Python warns that it was never awaited.
        call.close()
    raise TypeError(f"with_response: call is {kind_of(call)}, expected a function: with_response(lambda mall: mall.cart.list())")


def last_response(responses: List[MallResponse[Any]], data: Data) -> MallResponse[Data]:
    """Returns the response of the last call, with the data that the application's function returned."""
    if not responses:
        raise TypeError("with_response: the function made no call, expected one such as lambda mall: mall.cart.list()")
    return cast("MallResponse[Data]", replace(responses[-1], data=data))

"""The response of a successful call."""

from __future__ import annotations

from dataclasses import dataclass, replace
from http.client import HTTPMessage
from typing import Any, Generic, List, TypeVar, cast

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


def last_response(responses: List[MallResponse[Any]], data: Data) -> MallResponse[Data]:
    """Returns the response of the last call, with the data that the application's function returned."""
    if not responses:
        raise TypeError("with_response: the function made no call, expected one such as lambda mall: mall.cart.list()")
    return cast("MallResponse[Data]", replace(responses[-1], data=data))

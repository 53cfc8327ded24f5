"""The error of an option that does not exist: Python's names a class of this package that applications do not know."""

from __future__ import annotations

import difflib
import functools
import inspect
from typing import Any, Callable, List, TypeVar, cast

_Method = TypeVar("_Method", bound=Callable[..., Any])


def check_option_names(method: _Method) -> _Method:
    """Decorates a method with options. Its TypeError names the class of the client, and the nearest option of an unknown one."""
    signature = inspect.signature(method)
    names = [name for name in signature.parameters if name != "self"]

    @functools.wraps(method)
    def checked(self: object, *args: Any, **options: Any) -> Any:
        owner = type(self).__name__ + ("" if method.__name__ == "__init__" else f".{method.__name__}")
        for name in options:
            if name not in names:
                raise TypeError(f"{owner} has no option {name}, {_advice(name, names)}")
        try:
            signature.bind(self, *args, **options)
        except TypeError as error:
            raise TypeError(f"{owner}: {error}") from None
        return method(self, *args, **options)

    return cast(_Method, checked)


def _advice(name: str, names: List[str]) -> str:
    nearest = difflib.get_close_matches(name, names, n=1)
    return f"did you mean {nearest[0]}?" if nearest else f"expected one of {', '.join(names)}"

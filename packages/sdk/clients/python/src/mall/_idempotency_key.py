"""The rule of the contract for idempotency keys."""

from __future__ import annotations

import re

from ._shown import shown
from .generated.idempotency_key import IDEMPOTENCY_KEY

_PATTERN = re.compile(IDEMPOTENCY_KEY, re.ASCII)


def check_idempotency_key(api: str, key: object) -> None:
    """Raises TypeError for a key that is not a str, and ValueError for one that the mall would refuse."""
    if isinstance(key, str) and _PATTERN.fullmatch(key):
        return
    error = ValueError if isinstance(key, str) else TypeError
    raise error(f"{api}: idempotency_key is {shown(key)}, expected a str of 8 to 255 letters, digits and _ . : - such as str(uuid.uuid4())")

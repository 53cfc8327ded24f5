"""Time between attempts."""

from __future__ import annotations

import random
import re
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from math import ceil
from typing import Optional

_INITIAL_SECONDS = 0.25
_MAX_SECONDS = 5.0


def retry_delay(attempt: int, retry_after: Optional[int]) -> Optional[float]:
    """Returns the seconds before the next attempt; None when the mall requests more than five.

    Without `Retry-After` it is a random part of a limit that doubles up to five seconds ("full jitter").
    """
    if retry_after is None:
        return random.uniform(0, min(_MAX_SECONDS, _INITIAL_SECONDS * 2 ** (attempt - 1)))
    return None if retry_after > _MAX_SECONDS else float(retry_after)


def parse_retry_after(value: Optional[str]) -> Optional[int]:
    """Parses `Retry-After`, seconds or an HTTP date, to seconds from now."""
    if value is None:
        return None
    if re.fullmatch("[0-9]+", value):
        return int(value)
    try:
        moment = parsedate_to_datetime(value)
    except (TypeError, ValueError):
        return None
    # A date without a zone is in UTC.
    moment = moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc)
    return max(0, ceil((moment - datetime.now(timezone.utc)).total_seconds()))

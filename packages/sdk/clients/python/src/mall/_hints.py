"""Explanations of responses that a wrong setting or a proxy causes."""

from __future__ import annotations

import re
from typing import Optional, Sequence

_MAX_EXCERPT = 100
CHECK_BASE_URL = "Check base_url: it ends with the path of the gateway, usually /api/."
# Secrets and personal data in the text of a stranger. A word of prose, such as "Bearer authentication", has no digit; digits with spaces and
# hyphens are a phone or card number, but for a date.
_SECRETS = re.compile(
    r"""\S+@\S+
    |(?P<name>\b(?:token|key|secret|password|access_id)["']?\s?[=:]\s?["']?)[^\s&"',}]+
    |(?<=\bBearer\ )(?=\S*\d|\S{16})\S+|(?<=\bBasic\ )(?=\S*\d|\S{16})\S+
    |\beyJ[\w-]*\.[\w.-]+
    |[\w-]{24,}
    |\d{7,}
    |(?<![\d-])(?!\d{4}-\d\d-\d\d)\+?\(?\d(?:[\ ()-]{0,2}\d){6,}""",
    re.IGNORECASE | re.VERBOSE,
)
# Fields that a server names when it refuses an address, not the request of an operation. A gateway also refuses an unknown operation with the
# field "api", and the status of a refusal.
_ADDRESS_FIELDS = ("method", "path")
_ADDRESS_STATUSES = (404, 405)


def setting_hint(status: int, code: Optional[str], refused_fields: Sequence[str]) -> Optional[str]:
    """Returns the setting that usually leads to a response. `code` is None for one that is not the mall's."""
    if 300 <= status < 400:
        return f"Redirects are not followed. {CHECK_BASE_URL}"
    if code is None and status == 401:
        return "A proxy in front of the gateway requires credentials. Pass them in the option headers."
    if code is None and status == 407:
        return "The proxy requires credentials. Put them in the URL of the option proxy or of the environment."
    if code is None and status < 300:
        return CHECK_BASE_URL
    if code not in (None, "50010"):
        return None
    is_address = status in _ADDRESS_STATUSES and (not refused_fields or "api" in refused_fields)
    if is_address or any(field in _ADDRESS_FIELDS for field in refused_fields):
        return f"No gateway at this address. {CHECK_BASE_URL}"
    if status == 413 and not refused_fields:
        return "The request is larger than the gateway or a proxy in front of it accepts."
    return None


def excerpt_of(body: bytes) -> str:
    """Returns the beginning of a text without markup, secrets and personal data: it contains a proxy's error message."""
    text = re.sub(r"(?is)<(style|script)\b.*?</\1>|<[^>]*>|\s+", " ", body.decode("utf-8", "replace"))
    masked = _SECRETS.sub(lambda match: f"{match['name'] or ''}[redacted]", re.sub(" +", " ", text))
    return masked.strip()[:_MAX_EXCERPT]

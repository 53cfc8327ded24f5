# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The words for the rules of fields."""

from typing import Dict, Optional, Tuple

PLAIN_RULES: Dict[str, str] = {
    "required": "is required",
    "format": "has a wrong format",
    "uniqueItems": "must not contain an item twice",
    "additionalProperties": "has an unknown key",
    "text": "contains a character that cannot be stored (U+0000 or half of a surrogate pair)",
    "exists": "names no record that this session may use",
    "allowed": "has a value that the mall does not accept",
    "signedIn": "has a value that needs a signed-in customer",
    "past": "must be a past date",
    "equalsPassword": "must repeat the password",
    "equalsOrder": "does not match the order",
    "matchesNumber": "does not match the number of the card",
    "identityNumber": "is not a valid identity number",
    "sameRequest": "was used for another request; create a new key",
    "http": "is not valid HTTP",
    "unknown": "is invalid",
}
"""Rules without a limit."""

LIMITED_RULES: Dict[str, Tuple[str, Optional[str]]] = {
    "type": ("must be of type", None),
    "enum": ("must be one of", None),
    "minimum": ("must be at least", None),
    "maximum": ("must be at most", None),
    "minLength": ("must have at least", "character"),
    "maxLength": ("must have at most", "character"),
    "minItems": ("must have at least", "item"),
    "maxItems": ("must have at most", "item"),
    "pattern": ("must match", None),
    "minProperties": ("must have at least", "key"),
    "maxProperties": ("must have at most", "key"),
    "depth": ("is nested deeper than", "level"),
}
"""Rules with a limit: the words before it, and the unit after it."""

# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The pattern of idempotency keys."""

IDEMPOTENCY_KEY = "^[\\w.:-]{8,255}$"
"""With the flag ASCII."""

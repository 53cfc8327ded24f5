# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The names of fields that are masked in logs."""

SECRET_FIELD = "access_id|token|pass|pwd|code|phone|mobile|tel|mail|card|name|address|identity|id_?number|signature|url|img|file"
"""With the flags ASCII and IGNORECASE."""

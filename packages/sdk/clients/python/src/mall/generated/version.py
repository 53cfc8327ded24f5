# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The version of the package."""

VERSION = "0.6.0"

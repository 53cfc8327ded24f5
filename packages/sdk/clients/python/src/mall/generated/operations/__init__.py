# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The operations by domain."""

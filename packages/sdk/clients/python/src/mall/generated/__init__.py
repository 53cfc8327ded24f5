# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The code that is generated from the contract."""

// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"regexp"
)

// Version is the version of the package.
const Version = "0.6.0"

// idempotencyKey matches the keys that the contract allows.
var idempotencyKey = regexp.MustCompile("^[\\w.:-]{8,255}$")

// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

import (
	"regexp"
)

// secretField matches the names of fields that are masked in logs.
var secretField = regexp.MustCompile("(?i)access_id|token|pass|pwd|code|phone|mobile|tel|mail|card|name|address|identity|id_?number|signature|url|img|file")

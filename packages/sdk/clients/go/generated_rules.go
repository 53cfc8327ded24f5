// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

// plainRules are the words for rules without a limit.
var plainRules = map[string]string{
	"required":             "is required",
	"format":               "has a wrong format",
	"uniqueItems":          "must not contain an item twice",
	"additionalProperties": "has an unknown key",
	"text":                 "contains a character that cannot be stored (U+0000 or half of a surrogate pair)",
	"exists":               "names no record that this session may use",
	"allowed":              "has a value that the mall does not accept",
	"signedIn":             "has a value that needs a signed-in customer",
	"past":                 "must be a past date",
	"equalsPassword":       "must repeat the password",
	"equalsOrder":          "does not match the order",
	"matchesNumber":        "does not match the number of the card",
	"identityNumber":       "is not a valid identity number",
	"sameRequest":          "was used for another request; create a new key",
	"http":                 "is not valid HTTP",
	"unknown":              "is invalid",
}

// limitedRules are the words before the limit of a rule, and its unit.
var limitedRules = map[string][2]string{
	"type":          {"must be of type"},
	"enum":          {"must be one of"},
	"minimum":       {"must be at least"},
	"maximum":       {"must be at most"},
	"minLength":     {"must have at least", "character"},
	"maxLength":     {"must have at most", "character"},
	"minItems":      {"must have at least", "item"},
	"maxItems":      {"must have at most", "item"},
	"pattern":       {"must match"},
	"minProperties": {"must have at least", "key"},
	"maxProperties": {"must have at most", "key"},
	"depth":         {"is nested deeper than", "level"},
}

package mall

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
)

var indexAtEnd = regexp.MustCompile(`\.\d+$`)

// describeField returns "pro_id must be at least 1"; for a rule of another server its name and limit. The message is that of a mock server.
func describeField(api, field, rule string, limit json.RawMessage, message string) string {
	shown := limitText(limit)
	isFormat := rule == "pattern" || rule == "format" || rule == "enum"
	isKeys := rule == "minProperties" || rule == "maxProperties" || rule == "additionalProperties"
	format := requestFormat(api, indexAtEnd.ReplaceAllString(field, ""))
	words, isLimited := limitedRules[rule]
	switch {
	case message != "":
		return message
	case field == "api" && rule == "exists":
		return fmt.Sprintf("there is no operation %q", api)
	case format != "" && (isKeys || (shown == "" && isFormat)):
		return field + " " + format
	case plainRules[rule] != "":
		return field + " " + plainRules[rule]
	case isLimited && shown != "":
		return fmt.Sprintf("%s %s %s", field, words[0], withUnit(shown, words[1]))
	case isFormat:
		return field + " has a wrong format"
	case shown != "":
		return fmt.Sprintf("%s violates the rule %s (%s)", field, rule, shown)
	}
	return fmt.Sprintf("%s violates the rule %s", field, rule)
}

func withUnit(limit, unit string) string {
	switch {
	case unit == "":
		return limit
	case limit == "1":
		return limit + " " + unit
	}
	return limit + " " + unit + "s"
}

// limitText returns a limit in words: a text without quotes, a list joined by commas; an empty text for none.
func limitText(limit json.RawMessage) string {
	var list []json.RawMessage
	if json.Unmarshal(limit, &list) == nil && list != nil {
		var values []string
		for _, value := range list {
			text := limitText(value)
			if text == "" {
				text = `""`
			}
			values = append(values, text)
		}
		return strings.Join(values, ", ")
	}
	var text string
	if json.Unmarshal(limit, &text) == nil {
		return text
	}
	return string(limit)
}

// fieldErrorsOf returns the refused fields in the data of a refusal.
func fieldErrorsOf(api string, data json.RawMessage) []FieldError {
	var refusal struct {
		Errors []struct {
			Field, Rule, Message string
			Limit                json.RawMessage
		}
	}
	if json.Unmarshal(data, &refusal) != nil {
		return nil
	}
	var fields []FieldError
	for _, entry := range refusal.Errors {
		if string(entry.Limit) == "null" {
			entry.Limit = nil
		}
		description := describeField(api, entry.Field, entry.Rule, entry.Limit, entry.Message)
		fields = append(fields, FieldError{Field: entry.Field, Rule: entry.Rule, Limit: Limit(entry.Limit), Message: description})
	}
	return fields
}

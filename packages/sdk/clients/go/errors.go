package mall

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"
)

// ErrorName is the name of a code of the error catalog. It is an error, so that errors.Is finds it: errors.Is(err, mall.ErrUnknownProduct).
type ErrorName string

// Error returns the name.
func (name ErrorName) Error() string { return string(name) }

// Kind is the kind of a failure. It is an error, so that errors.Is finds it: errors.Is(err, mall.KindSessionInvalid).
type Kind string

// Error returns the kind.
func (kind Kind) Error() string { return string(kind) }

// KindSessionInvalid means that the session is missing or has ended: the customer must sign in.
const KindSessionInvalid Kind = "session invalid"

// KindInsufficientBalance means that the wallet does not cover the amount.
const KindInsufficientBalance Kind = "insufficient balance"

// KindMaintenance means that the mall is in maintenance. Error.Data contains the notice: systemMsgTitle and systemMsg (HTML).
const KindMaintenance Kind = "maintenance"

// KindRateLimited means too many requests, codes or attempts: wait for Error.RetryAfter.
const KindRateLimited Kind = "rate limited"

// KindBusiness is any other refusal. Error.Name is the reason, Error.Fields are the refused fields.
const KindBusiness Kind = "business"

// KindInvalidRequest means that the request cannot be sent: a file that the contract does not allow, or a wrong idempotency key. Nothing was sent.
const KindInvalidRequest Kind = "invalid request"

// KindNetwork means no connection, or a response that is not the mall's, such as the page of a proxy. Unless the operation only reads, the call
// may have taken effect: repeat it with Error.IdempotencyKey, or check before.
const KindNetwork Kind = "network"

// KindTimeout means no response within the time limit, or a context that has ended. It is also a KindNetwork for errors.Is.
const KindTimeout Kind = "timeout"

// Limit is the limit of a rule as JSON, as it is read by json.Unmarshal. It prints as text.
type Limit []byte

// String returns the limit in words: a text without quotes, a list joined by commas; an empty text for none.
func (limit Limit) String() string { return limitText(json.RawMessage(limit)) }

// MarshalJSON returns the limit; null for none.
func (limit Limit) MarshalJSON() ([]byte, error) { return json.RawMessage(limit).MarshalJSON() }

// FieldError is a field of the request that the mall refused.
type FieldError struct {
	// Field is its name in the API, "pro_id"; of a nested field "cart/0/num".
	Field string
	// Rule is the violated rule: "required", "minimum", "pattern", "exists" for the id of a missing record.
	Rule string
	// Limit is the limit of the rule, 1 for a minimum of 1; nil for a rule without one.
	Limit Limit
	// Message is the sentence for developers: "pro_id must be at least 1".
	Message string
}

// Error is the error of a call; use errors.As, or errors.Is with a Kind or an ErrorName. Its text is English and for developers.
type Error struct {
	Kind Kind
	// Operation is the name of the operation, "mall.Product.index".
	Operation string
	// Code is the code of the error catalog, "101"; empty without a response of the mall.
	Code string
	// Name is the name of the code, ErrUnknownProduct; empty for a code that this version does not know.
	Name ErrorName
	// Status is the HTTP status; 0 without a complete response.
	Status int
	// Header are the headers of the response; nil without one. They can contain secrets, such as cookies.
	Header http.Header
	// ServerMessage is the message for the customer, in the language of the call.
	ServerMessage string
	// Fields are the refused fields of the request.
	Fields []FieldError
	// Data is the further data of the refusal as JSON.
	Data json.RawMessage
	// RequestID is the id of the call, sent as X-Request-Id with all attempts. Quote it to the operator of the mall.
	RequestID string
	// Attempt is the number of the last attempt, 1 for the first.
	Attempt int
	// RetryAfter is the time to wait before another attempt; HasRetryAfter is whether the mall sent it.
	RetryAfter    time.Duration
	HasRetryAfter bool
	// Retryable is whether the same call can succeed later and can be repeated without harm.
	Retryable bool
	// IdempotencyKey is the key that was sent: repeat the call with it to get the result of this one, if it took effect.
	IdempotencyKey string
	// Cause is the error of the connection, the context or the decoder.
	Cause error

	text string
}

// Error returns the operation and the reason: "mall.Product.index was refused: 50010 parameter_refused (pro_id must be at least 1)".
func (failure *Error) Error() string { return failure.text }

// DocsPath returns the path of the code in the documentation site, "/errors/#101"; empty for a code that this version does not know.
func (failure *Error) DocsPath() string {
	if failure.Name == "" {
		return ""
	}
	return "/errors/#" + failure.Code
}

// Unwrap returns the cause.
func (failure *Error) Unwrap() error { return failure.Cause }

// Is reports whether the target is the Kind or the ErrorName of the error.
func (failure *Error) Is(target error) bool {
	switch wanted := target.(type) {
	case Kind:
		return failure.Kind == wanted || (failure.Kind == KindTimeout && wanted == KindNetwork)
	case ErrorName:
		return wanted != "" && failure.Name == wanted
	}
	return false
}

// refused completes the error of a refusal from its envelope.
func (failure *Error) refused(operation *operation, content *envelope) *Error {
	entry, isKnown := catalogEntryOf(content.Code)
	failure.Code, failure.Name = content.Code, entry.name
	failure.ServerMessage, failure.Data = content.Message, content.Data
	failure.Fields = fieldErrorsOf(operation.api, content.Data)
	failure.Retryable = failure.Retryable && entry.retryable
	failure.Kind = kindOf(operation, failure.Status, entry.kind, isKnown)
	reason := content.Code
	if failure.Name != "" {
		reason += " " + string(failure.Name)
	}
	var details []string
	for _, field := range failure.Fields {
		details = append(details, field.Message)
	}
	hint := settingHint(failure.Status, content.Code, failure.Fields)
	switch {
	case hint != "":
		failure.text = fmt.Sprintf("%s was refused with HTTP %d. %s", operation.api, failure.Status, hint)
	case len(details) > 0:
		failure.text = fmt.Sprintf("%s was refused: %s (%s)", operation.api, reason, strings.Join(details, "; "))
	case isKnown:
		failure.text = fmt.Sprintf("%s was refused: %s. %s", operation.api, reason, entry.meaning)
	default:
		failure.text = fmt.Sprintf("%s was refused: %s. %s", operation.api, reason, content.Message)
	}
	return failure.withWait()
}

// kindOf returns the kind of a refusal. Insufficient balance exists only where the operation declares it.
func kindOf(operation *operation, status int, kind Kind, isKnown bool) Kind {
	switch {
	case !isKnown && status == 429:
		return KindRateLimited
	case !isKnown, kind == KindInsufficientBalance && !operation.balance:
		return KindBusiness
	}
	return kind
}

// notAnEnvelope completes the error of a response that is not the mall's.
func (failure *Error) notAnEnvelope(content []byte) *Error {
	failure.Kind = KindNetwork
	if failure.Status == 429 {
		failure.Kind = KindRateLimited
	}
	failure.Retryable = failure.Retryable && (failure.Status >= 500 || failure.Status == 408 || failure.Status == 429)
	quoted, hint := "", settingHint(failure.Status, "", nil)
	if excerpt := excerptOf(content); excerpt != "" {
		quoted = fmt.Sprintf(" (%q)", excerpt)
	}
	failure.text = fmt.Sprintf("%s was answered with HTTP %d and no response of the mall%s.", failure.Operation, failure.Status, quoted)
	if hint != "" {
		failure.text += " " + hint
	}
	return failure.withWait()
}

func (failure *Error) withWait() *Error {
	if failure.HasRetryAfter {
		failure.text += fmt.Sprintf(" Retry after %s.", failure.RetryAfter)
	}
	return failure
}

const checkBaseURL = "Check the base URL: it ends with the path of the gateway, usually /api/."

// settingHint returns the setting that usually leads to a response. The code is empty for one that is not the mall's.
func settingHint(status int, code string, fields []FieldError) string {
	switch {
	case status >= 300 && status < 400:
		return "Redirects are not followed. " + checkBaseURL
	case code == "" && status == 401:
		return "A proxy in front of the gateway requires credentials. Pass them with WithHeader."
	case code == "" && status < 300:
		return checkBaseURL
	case code != "" && code != "50010":
		return ""
	}
	isAddress := (status == 404 || status == 405) && len(fields) == 0
	for _, field := range fields {
		// Fields that a server names when it refuses an address, not the request of an operation.
		isAddress = isAddress || field.Field == "method" || field.Field == "path" || (field.Field == "api" && (status == 404 || status == 405))
	}
	if isAddress {
		return "No gateway at this address. " + checkBaseURL
	}
	if status == 413 && len(fields) == 0 {
		return "The request is larger than the gateway or a proxy in front of it accepts."
	}
	return ""
}

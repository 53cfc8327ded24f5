package mall

import (
	"context"
	"encoding/json"
	"errors"
	"regexp"
	"strings"
	"time"
)

// Logger is the part of *slog.Logger that a client uses: mall.WithLogger(slog.Default()).
type Logger interface {
	DebugContext(ctx context.Context, message string, arguments ...any)
	InfoContext(ctx context.Context, message string, arguments ...any)
	WarnContext(ctx context.Context, message string, arguments ...any)
}

// WithLogger logs each attempt at the level Debug with the fields of the request, in which secrets and personal data are masked, and a retry at
// Info. It logs a call that the mall refused with a status below 500, or that its context cancelled, at Info, and any other failed call at
// Warn. It takes a *slog.Logger.
func WithLogger(logger Logger) Option {
	return func(changed *settings) error {
		changed.logger = logger
		return nil
	}
}

func (call *call) logAttempt(ctx context.Context, attempt Attempt) {
	logger := call.client.settings.logger
	if logger == nil {
		return
	}
	arguments := []any{
		"operation", attempt.Operation,
		"attempt", attempt.Number,
		"status", attempt.Status,
		"duration", attempt.Duration,
		"request_id", attempt.RequestID,
		"fields", redactedFields{call.fields},
	}
	if attempt.Err != nil {
		logger.DebugContext(ctx, "mall: attempt failed", append(arguments, "error", attempt.Err.text)...)
		return
	}
	logger.DebugContext(ctx, "mall: attempt", arguments...)
}

func (call *call) logRetry(ctx context.Context, failure *Error, delay time.Duration) {
	if logger := call.client.settings.logger; logger != nil {
		logger.InfoContext(ctx, "mall: retry", "operation", failure.Operation, "delay", delay, "error", failure.text)
	}
}

// logFailure logs the error of a call, and returns it.
func (call *call) logFailure(ctx context.Context, failure *Error) *Error {
	logger := call.client.settings.logger
	if logger == nil {
		return failure
	}
	arguments := []any{
		"operation", failure.Operation,
		"status", failure.Status,
		"code", failure.Code,
		"name", string(failure.Name),
		"request_id", failure.RequestID,
		"error", failure.text,
	}
	switch {
	case failure.Code != "" && failure.Status < 500:
		logger.InfoContext(ctx, "mall: call refused", arguments...)
	case errors.Is(failure, context.Canceled):
		logger.InfoContext(ctx, "mall: call cancelled", arguments...)
	default:
		logger.WarnContext(ctx, "mall: call failed", arguments...)
	}
	return failure
}

// redactedFields encodes the fields of a request only if a logger prints them.
type redactedFields struct{ fields any }

func (logged redactedFields) String() string {
	text, err := logged.MarshalJSON()
	if err != nil {
		return "?"
	}
	return string(text)
}

// MarshalJSON returns the fields without secrets and personal data.
func (logged redactedFields) MarshalJSON() ([]byte, error) {
	content, err := json.Marshal(logged.fields)
	if err != nil {
		return nil, err
	}
	var value any
	if err := json.Unmarshal(content, &value); err != nil {
		return nil, err
	}
	return json.Marshal(redact(value))
}

func redact(value any) any {
	switch part := value.(type) {
	case map[string]any:
		masked := make(map[string]any, len(part))
		for name, field := range part {
			if secretField.MatchString(name) && field != nil && field != "" {
				masked[name] = "[redacted]"
			} else {
				masked[name] = redact(field)
			}
		}
		return masked
	case []any:
		masked := make([]any, len(part))
		for index, element := range part {
			masked[index] = redact(element)
		}
		return masked
	}
	return value
}

var (
	credentialsInURL = regexp.MustCompile(`//[^/@\s]*@`)
	markup           = regexp.MustCompile(`(?is)<style\b.*?</style>|<script\b.*?</script>|<[^>]*>|\s+`)
	spaces           = regexp.MustCompile(` +`)
	// Secrets and personal data in the text of a stranger.
	secretText = regexp.MustCompile(`(?i)\S+@\S+|\b(?:token|key|secret|password|access_id)["']?\s?[=:]\s?["']?[^\s&"',}]+|\b(?:Bearer|Basic)\s\S*\d\S*|\beyJ[\w-]*\.[\w.-]+|[\w-]{24,}|\d{7,}`)
)

// redactText removes credentials from the URLs in a text.
func redactText(text string) string { return credentialsInURL.ReplaceAllString(text, "//[redacted]@") }

// excerptOf returns the beginning of a text without markup, secrets and personal data: it contains a proxy's error message.
func excerptOf(content []byte) string {
	const maxLength = 100
	plain := spaces.ReplaceAllString(markup.ReplaceAllString(strings.ToValidUTF8(string(content), "?"), " "), " ")
	characters := []rune(strings.TrimSpace(secretText.ReplaceAllString(plain, "[redacted]")))
	if len(characters) > maxLength {
		characters = characters[:maxLength]
	}
	return string(characters)
}

package mall

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"reflect"
	"time"
)

// operation is the description of an operation in the generated code.
type operation struct {
	api string
	// idempotency is "safe" for an operation that changes nothing, "key" for one that accepts an idempotency key, else "no".
	idempotency string
	issuesToken bool
	// keepsToken is whether access_id of the request is a field of the operation, and so not the session.
	keepsToken bool
	// balance is whether the operation declares insufficient balance.
	balance bool
	files   map[string]fileLimits
	pages   *pages
}

type call struct {
	client    *Client
	operation *operation
	fields    any
	body      *body
	key       string
	hasOwnKey bool
	requestID string
	header    http.Header
	timeout   time.Duration
	response  *Response
}

type envelope struct {
	Code    string          `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data"`
}

// invoke calls an operation with retries and decodes data of its response.
func invoke[Data any](ctx context.Context, client *Client, operation *operation, fields any, options []CallOption) (Data, error) {
	var data Data
	content, err := send(ctx, client, operation, fields, options)
	if err != nil {
		return data, err
	}
	err = json.Unmarshal(content.data, &data)
	if pointer := reflect.ValueOf(data); err == nil && pointer.Kind() == reflect.Ptr && pointer.IsNil() {
		err = errors.New("null in place of an object")
	}
	if err != nil {
		failure := content.failure
		failure.Kind, failure.Cause, failure.Retryable = KindNetwork, err, false
		failure.text = fmt.Sprintf("%s was answered with data of an unexpected form: %s", operation.api, err)
		return data, failure
	}
	return data, nil
}

// invokeWithoutResult calls an operation whose response has no data.
func invokeWithoutResult(ctx context.Context, client *Client, operation *operation, fields any, options []CallOption) error {
	_, err := send(ctx, client, operation, fields, options)
	return err
}

// success is data of a response, and what an error about it would contain.
type success struct {
	data    json.RawMessage
	failure *Error
}

func send(ctx context.Context, client *Client, operation *operation, fields any, options []CallOption) (*success, error) {
	call := newCall(client, operation, fields, options)
	if err := call.check(); err != nil {
		return nil, err
	}
	body, err := encode(operation, fields)
	if err != nil {
		return nil, call.invalid(err.Error(), err)
	}
	call.body = body
	return call.sendWithRetries(ctx)
}

func newCall(client *Client, operation *operation, fields any, options []CallOption) *call {
	settings := client.settings
	call := &call{client: client, operation: operation, fields: fields, header: settings.header.Clone(), timeout: settings.timeout}
	if call.header == nil {
		call.header = http.Header{}
	}
	for _, option := range options {
		option(call)
	}
	if call.requestID = call.header.Get("X-Request-Id"); call.requestID == "" {
		call.requestID = randomHex()
	}
	if !call.hasOwnKey && operation.idempotency == "key" {
		call.key = randomHex()
	}
	return call
}

// check returns the error of a wrong option.
func (call *call) check() error {
	switch {
	case call.hasOwnKey && !idempotencyKey.MatchString(call.key):
		return call.invalid(fmt.Sprintf("the idempotency key is %q, expected 8 to 255 letters, digits and _ . : -", call.key), nil)
	case call.timeout <= 0:
		return call.invalid(fmt.Sprintf("the timeout is %s, expected a positive duration", call.timeout), nil)
	}
	return nil
}

func (call *call) sendWithRetries(ctx context.Context) (*success, error) {
	for number := 1; ; number++ {
		content, failure := call.attempt(ctx, number)
		if failure == nil {
			return content, nil
		}
		delay, waits := retryDelay(number, failure)
		if !failure.Retryable || !waits || number > call.client.settings.maxRetries || ctx.Err() != nil {
			return nil, call.logFailure(ctx, failure)
		}
		call.logRetry(ctx, failure, delay)
		if err := sleep(ctx, delay); err != nil {
			return nil, call.logFailure(ctx, call.unanswered(ctx, number, err))
		}
	}
}

func sleep(ctx context.Context, delay time.Duration) error {
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// attempt makes one attempt, and tells hooks and logger its outcome.
func (call *call) attempt(ctx context.Context, number int) (*success, *Error) {
	token := ""
	if !call.operation.keepsToken {
		token = call.client.settings.session.Get()
	}
	started := time.Now()
	content, status, failure := call.exchange(ctx, number, token)
	call.updateSession(token, content, failure)
	outcome := Attempt{Operation: call.operation.api, Number: number, RequestID: call.requestID, Duration: time.Since(started), Status: status, Err: failure}
	for _, hook := range call.client.settings.hooks {
		if hook.OnResponse != nil {
			hook.OnResponse(ctx, outcome)
		}
	}
	call.logAttempt(ctx, outcome)
	return content, failure
}

// updateSession stores an issued token and forgets a refused one. It preserves a session that was replaced while this call was in flight.
func (call *call) updateSession(sent string, content *success, failure *Error) {
	session := call.client.settings.session
	if failure != nil {
		if failure.Kind == KindSessionInvalid && !call.operation.keepsToken && session.Get() == sent {
			session.Set("")
		}
		return
	}
	var issued struct {
		AccessID string `json:"access_id"`
	}
	if call.operation.issuesToken && json.Unmarshal(content.data, &issued) == nil && issued.AccessID != "" {
		session.Set(issued.AccessID)
	}
}

// exchange sends a request and reads its response. The status is 0 without one.
func (call *call) exchange(ctx context.Context, number int, token string) (*success, int, *Error) {
	settings := call.client.settings
	limited, cancel := context.WithTimeout(ctx, call.timeout)
	defer cancel()
	address := settings.address + "/" + url.PathEscape(call.operation.api)
	request, err := http.NewRequestWithContext(limited, http.MethodPost, address, bytes.NewReader(call.body.content))
	if err != nil {
		return nil, 0, call.invalid(err.Error(), err)
	}
	// net/http would send a request again over another connection by itself, also one that is not to be retried.
	request.GetBody = nil
	call.setHeaders(ctx, request, token)
	response, err := settings.http.Do(request)
	if err != nil {
		return nil, 0, call.unanswered(ctx, number, err)
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		// The status of half a response says nothing about the call.
		return nil, 0, call.unanswered(ctx, number, err)
	}
	result, failure := call.read(number, response, content)
	return result, response.StatusCode, failure
}

func (call *call) setHeaders(ctx context.Context, request *http.Request, token string) {
	settings := call.client.settings
	request.Header.Set("User-Agent", "mall-sdk-go/"+Version)
	for name, values := range call.header {
		request.Header[name] = append([]string(nil), values...)
	}
	for name, value := range map[string]string{
		"Accept-Language": settings.language,
		"Idempotency-Key": call.key,
		"Content-Type":    call.body.contentType,
		"X-Request-Id":    call.requestID,
	} {
		if value != "" {
			request.Header.Set(name, value)
		}
	}
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	for _, hook := range settings.hooks {
		if hook.OnRequest != nil {
			hook.OnRequest(ctx, call.operation.api, request)
		}
	}
}

// read returns data of a success, or the error of any other response.
func (call *call) read(number int, response *http.Response, content []byte) (*success, *Error) {
	failure := call.failure(number)
	failure.Status, failure.Header = response.StatusCode, response.Header
	failure.RetryAfter, failure.HasRetryAfter = parseRetryAfter(response.Header.Get("Retry-After"))
	var body envelope
	isRedirect := response.StatusCode >= 300 && response.StatusCode < 400
	if json.Unmarshal(content, &body) != nil || body.Code == "" || isRedirect {
		return nil, failure.notAnEnvelope(content)
	}
	if body.Code != "200" {
		return nil, failure.refused(call.operation, &body)
	}
	if len(body.Data) == 0 {
		failure.Kind, failure.Retryable = KindNetwork, false
		failure.text = fmt.Sprintf("%s was answered with HTTP %d and a success without data. %s", call.operation.api, response.StatusCode, checkBaseURL)
		return nil, failure
	}
	if call.response != nil {
		*call.response = Response{Status: response.StatusCode, Header: response.Header, RequestID: call.requestID, Attempt: number}
	}
	return &success{data: body.Data, failure: failure}, nil
}

// failure returns the part of an error that does not depend on the response.
func (call *call) failure(number int) *Error {
	return &Error{
		Operation:      call.operation.api,
		RequestID:      call.requestID,
		Attempt:        number,
		IdempotencyKey: call.key,
		Retryable:      call.operation.idempotency == "safe" || call.key != "",
	}
}

// unanswered returns the error of an attempt without a response.
func (call *call) unanswered(ctx context.Context, number int, cause error) *Error {
	failure := call.failure(number)
	failure.Kind, failure.Cause = KindNetwork, cause
	var timeout interface{ Timeout() bool }
	switch {
	case ctx.Err() != nil:
		failure.Kind, failure.Cause, failure.Retryable = KindTimeout, ctx.Err(), false
		failure.text = fmt.Sprintf("%s ended with its context: %s (attempt %d)", call.operation.api, ctx.Err(), number)
	case errors.As(cause, &timeout) && timeout.Timeout():
		failure.Kind = KindTimeout
		failure.text = fmt.Sprintf("%s did not answer within %s (attempt %d)", call.operation.api, call.timeout, number)
	default:
		failure.text = fmt.Sprintf("%s could not be reached: %s (attempt %d)", call.operation.api, redactText(cause.Error()), number)
	}
	return failure
}

// invalid returns the error of a request that cannot be sent.
func (call *call) invalid(reason string, cause error) *Error {
	failure := call.failure(0)
	failure.Kind, failure.Cause, failure.Retryable = KindInvalidRequest, cause, false
	failure.text = fmt.Sprintf("%s was not sent: %s", call.operation.api, reason)
	return failure
}

func randomHex() string {
	random := make([]byte, 16)
	if _, err := rand.Read(random); err != nil {
		panic(err)
	}
	return hex.EncodeToString(random)
}

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"
)

// Mall is a client for the models that quicktype generates from openapi.json. It needs the standard library only, Go 1.18 or later.
// It has the session of one customer. Goroutines can share it; do not change its fields after the first call.
type Mall struct {
	// Server is the address of the gateway with its path, "https://shop.example/api/".
	Server string
	// Language is that of texts: "en", "zh-CN", "zh-TW" or "ko"; the mall's when empty.
	Language string
	// MaxRetries is the number of retries after the first attempt.
	MaxRetries int
	// HTTP sends each attempt; its Timeout limits one, the context of a call all of them.
	HTTP *http.Client

	mutex sync.Mutex
	token string
}

// NewMall creates a client of the server at an address such as "http://localhost:4010/api/".
func NewMall(server string) *Mall {
	// A redirect would carry the session to another address.
	refuse := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &Mall{Server: server, Language: "en", MaxRetries: 2, HTTP: &http.Client{Timeout: 5 * time.Second, CheckRedirect: refuse}}
}

// ForSession returns a client of another session with the same settings and connections, for a request to a server of yours.
func (client *Mall) ForSession(token string) *Mall {
	return &Mall{Server: client.Server, Language: client.Language, MaxRetries: client.MaxRetries, HTTP: client.HTTP, token: token}
}

// Token returns the session token, which is empty for a visitor. Responses that issue a token replace it, and a response that refuses it
// removes it.
func (client *Mall) Token() string {
	client.mutex.Lock()
	defer client.mutex.Unlock()
	return client.token
}

// replaceToken sets the token unless it is no longer the previous one: a call in flight must not end a newer session.
func (client *Mall) replaceToken(previous, token string) {
	client.mutex.Lock()
	defer client.mutex.Unlock()
	if client.token == previous {
		client.token = token
	}
}

// CallOption is an option of a call.
type CallOption func(*call)

// WithIdempotencyKey repeats an earlier call: with the same key it takes effect once. Without it each call has a key of its own.
func WithIdempotencyKey(key string) CallOption {
	return func(call *call) { call.key = key }
}

type call struct {
	api  string
	body []byte
	key  string
}

// Call sends a generated request to an operation and returns its generated envelope. It retries operations that change nothing, and those
// that accept an idempotency key with one key for all attempts. Without a success the error is a *Refusal or an *Unavailable.
func Call[Envelope any](ctx context.Context, client *Mall, api string, request any, options ...CallOption) (*Envelope, error) {
	body, err := json.Marshal(request)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", api, err)
	}
	call := &call{api: api, body: body}
	if operationOf(api).Idempotent == "key" {
		call.key = newIdempotencyKey()
	}
	for _, option := range options {
		option(call)
	}
	content, err := client.sendWithRetries(ctx, call)
	if err != nil {
		return nil, err
	}
	envelope := new(Envelope)
	if err := json.Unmarshal(content, envelope); err != nil {
		return nil, fmt.Errorf("%s: %w", api, err)
	}
	return envelope, nil
}

func (client *Mall) sendWithRetries(ctx context.Context, call *call) ([]byte, error) {
	repeatable := call.key != "" || operationOf(call.api).Idempotent == "safe"
	for attempt := 1; ; attempt++ {
		content, err := client.send(ctx, call)
		if err == nil {
			return content, nil
		}
		delay, passes := retryDelay(err, attempt)
		if !repeatable || !passes || attempt > client.MaxRetries || ctx.Err() != nil {
			return nil, err
		}
		timer := time.NewTimer(delay)
		select {
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
			return nil, &Unavailable{IdempotencyKey: call.key, Cause: ctx.Err()}
		}
	}
}

// send makes one attempt and returns the body of its success.
func (client *Mall) send(ctx context.Context, call *call) ([]byte, error) {
	url := strings.TrimRight(client.Server, "/") + "/" + call.api
	message, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(call.body))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", call.api, err)
	}
	token := client.Token()
	message.Header.Set("Content-Type", "application/json")
	for name, value := range map[string]string{"Accept-Language": client.Language, "Idempotency-Key": call.key} {
		if value != "" {
			message.Header.Set(name, value)
		}
	}
	if token != "" {
		message.Header.Set("Authorization", "Bearer "+token)
	}
	response, err := client.HTTP.Do(message)
	if err != nil {
		return nil, &Unavailable{IdempotencyKey: call.key, Cause: err}
	}
	defer response.Body.Close()
	unavailable := &Unavailable{Status: response.StatusCode, RetryAfter: retryAfterOf(response), IdempotencyKey: call.key}
	content, err := io.ReadAll(response.Body)
	if err != nil {
		// The status of half a response says nothing about the call.
		return nil, &Unavailable{IdempotencyKey: call.key, Cause: err}
	}
	refusal := &Refusal{Status: response.StatusCode, RetryAfter: unavailable.RetryAfter, IdempotencyKey: call.key}
	if json.Unmarshal(content, refusal) != nil || refusal.Code == "" {
		unavailable.Cause = fmt.Errorf("%s: HTTP %d without an envelope", call.api, response.StatusCode)
		return nil, unavailable
	}
	if refusal.Code != "200" {
		if response.StatusCode == http.StatusUnauthorized {
			client.replaceToken(token, "")
		}
		return nil, refusal
	}
	if issued := issuedToken(call.api, content); issued != "" {
		client.replaceToken(token, issued)
	}
	return content, nil
}

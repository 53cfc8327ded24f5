package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Mall is a client for the models that quicktype generates from openapi.json. It needs the standard library only, Go 1.18 or later.
type Mall struct {
	Server   string
	Language string
	HTTP     http.Client
}

// NewMall creates a client of the server at an address such as "http://localhost:4010/api/".
func NewMall(server string) *Mall {
	return &Mall{Server: strings.TrimRight(server, "/"), Language: "en", HTTP: http.Client{Timeout: 5 * time.Second}}
}

// Refusal is the error of a request that the mall refused. Code is one of the error catalog; RetryAfter is 0 if the server sent no Retry-After.
type Refusal struct {
	Status     int             `json:"-"`
	Code       string          `json:"code"`
	Message    string          `json:"message"`
	Data       json.RawMessage `json:"data"`
	RetryAfter time.Duration   `json:"-"`
}

func (refusal *Refusal) Error() string {
	return fmt.Sprintf("%s: %s", refusal.Code, refusal.Message)
}

// Unavailable is the error of a request without a response of the mall: no connection, a timeout, or a body that is not an envelope.
// The request may have taken effect.
type Unavailable struct {
	Status     int
	RetryAfter time.Duration
	Cause      error
}

func (unavailable *Unavailable) Error() string { return unavailable.Cause.Error() }

func (unavailable *Unavailable) Unwrap() error { return unavailable.Cause }

// Call sends a generated request to an operation and returns its generated envelope. An idempotency key is optional.
// The error is a *Refusal or an *Unavailable.
func Call[Envelope any](client *Mall, api string, request any, idempotencyKey ...string) (*Envelope, error) {
	body, err := json.Marshal(request)
	if err != nil {
		return nil, err
	}
	message, err := http.NewRequest(http.MethodPost, client.Server+"/"+api, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	message.Header.Set("Content-Type", "application/json")
	message.Header.Set("Accept-Language", client.Language)
	if len(idempotencyKey) > 0 {
		message.Header.Set("Idempotency-Key", idempotencyKey[0])
	}
	response, err := client.HTTP.Do(message)
	if err != nil {
		return nil, &Unavailable{Cause: err}
	}
	defer response.Body.Close()
	seconds, _ := strconv.Atoi(response.Header.Get("Retry-After"))
	retryAfter := time.Duration(seconds) * time.Second
	content, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, &Unavailable{response.StatusCode, retryAfter, err}
	}
	refusal := &Refusal{Status: response.StatusCode, RetryAfter: retryAfter}
	if json.Unmarshal(content, refusal) != nil || refusal.Code == "" {
		return nil, &Unavailable{response.StatusCode, retryAfter, fmt.Errorf("HTTP %d without an envelope", response.StatusCode)}
	}
	if refusal.Code != "200" {
		return nil, refusal
	}
	envelope := new(Envelope)
	return envelope, json.Unmarshal(content, envelope)
}

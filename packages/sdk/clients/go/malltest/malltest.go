// Package malltest starts the mock server of the mall for tests:
//
//	mock := malltest.Start(t)
//	client, err := mall.New(mock.BaseURL, mall.WithHeader(mock.Header()))
//
// It needs Node.js and the npm package @mall/mock-server in the folder of the tests or above it, or the address of a mock that runs already in the
// environment variable MALL_MOCK_URL. It does not import the client, so that both can be copied to any path.
package malltest

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
)

// Mock is a mock server, with rules and a list of calls for one test.
type Mock struct {
	// URL is the address of the server: "http://127.0.0.1:40123".
	URL string
	// BaseURL is the address of the gateway, for mall.New: "http://127.0.0.1:40123/api/".
	BaseURL string
	// Key is the key of the test, to which rules and calls belong.
	Key string

	t testing.TB
}

// Rule selects the response to calls of an operation.
type Rule struct {
	// API is the name of the operation, "mall.Product.index"; "*" for all.
	API string `json:"api"`
	// When are conditions on fields of the request by name or path: {"pro_id": {"equals": 1001}}. All must match.
	When map[string]Condition `json:"when,omitempty"`
	// WhenHeaders are conditions on HTTP headers.
	WhenHeaders map[string]Condition `json:"whenHeaders,omitempty"`
	// WhenState are the states that the key must have; the initial one is "Started".
	WhenState map[string]string `json:"whenState,omitempty"`
	// Nth limits the rule to this call, counted from 1.
	Nth int `json:"nth,omitempty"`
	// Response has one step per call, of which the last repeats.
	Response []Step `json:"response"`
}

// Condition is a condition such as {"equals": 1001}, {"present": true} or {"atLeast": 2}.
type Condition map[string]any

// Step is a response: an example, or the success, changed by the other fields. At least one field is set.
type Step struct {
	// Code is a code of the error catalog, "4003", or an HTTP status.
	Code string `json:"code,omitempty"`
	// Example is the name of an example, "unknown_product".
	Example string `json:"example,omitempty"`
	// Data replaces the data of the example.
	Data any `json:"data,omitempty"`
	// Patch is a JSON merge patch of the data of the example.
	Patch map[string]any `json:"patch,omitempty"`
	// Message is the message of the envelope.
	Message string `json:"message,omitempty"`
	// DelayMs are milliseconds before the response.
	DelayMs int `json:"delayMs,omitempty"`
	// DripMs are milliseconds over which the body is sent in parts.
	DripMs int `json:"dripMs,omitempty"`
	// Forward is the address of a gateway that gets the call: "http://127.0.0.1:4000/api/". It can only be combined with DelayMs.
	Forward string `json:"forward,omitempty"`
	// Fault is "drop" for no response, "reset" for a reset connection, or "truncate" for a part of a response.
	Fault string `json:"fault,omitempty"`
	// HTTP replaces parts of the HTTP response.
	HTTP *HTTP `json:"http,omitempty"`
	// SetState are the states that the key has from this response on.
	SetState map[string]string `json:"setState,omitempty"`
	// Unchecked permits data that violates the contract.
	Unchecked bool `json:"unchecked,omitempty"`
}

// HTTP are parts of an HTTP response.
type HTTP struct {
	Status  int               `json:"status,omitempty"`
	Headers map[string]string `json:"headers,omitempty"`
	Body    any               `json:"body,omitempty"`
}

// Call is a call that the mock handled.
type Call struct {
	// API is the name of the operation; empty when it was missing.
	API string
	// Code is the code of the response, "200"; empty without one.
	Code string
	// Status is the HTTP status; 0 without a response.
	Status int
	// Verdict is the code, or what happened in its place: "dropped", "reset", "cut off", "aborted".
	Verdict string
	// Body is the request in JSON, as received.
	Body string
	// Response is the beginning of the body of the response.
	Response string
	// Headers are those of the request by name in lower case, secrets redacted.
	Headers map[string]string
}

// Start returns a mock server with a key of its own. The first call starts the server on a free port; the tests of the package share it, also in
// parallel, and it ends with them. It fails the test if the server does not start.
func Start(t testing.TB) *Mock {
	t.Helper()
	address, err := shared.address()
	if err != nil {
		t.Fatalf("malltest: %v", err)
	}
	mock := &Mock{URL: address, BaseURL: address + "/api/", Key: randomKey(t), t: t}
	t.Cleanup(func() {
		mock.send(http.MethodDelete, "/control", nil, nil)
		mock.send(http.MethodDelete, "/calls", nil, nil)
	})
	return mock
}

// Header returns the name and the value of the header by which a call belongs to the test: mall.WithHeader(mock.Header()).
func (mock *Mock) Header() (name, value string) { return "X-Mall-Mock-Key", mock.Key }

// SetRules replaces the rules of the test. It fails the test if the mock refuses one.
func (mock *Mock) SetRules(rules ...Rule) {
	mock.t.Helper()
	mock.send(http.MethodPut, "/control", map[string]any{"rules": append([]Rule{}, rules...)}, nil)
}

// SetScenario replaces the rules of the test by those of a named scenario, "maintenance".
func (mock *Mock) SetScenario(name string) {
	mock.t.Helper()
	mock.send(http.MethodPut, "/control", map[string]any{"scenario": name}, nil)
}

// Calls returns the last 200 calls of the test, oldest first.
func (mock *Mock) Calls() []Call {
	mock.t.Helper()
	var newestFirst []Call
	mock.send(http.MethodGet, "/calls", nil, &newestFirst)
	calls := make([]Call, 0, len(newestFirst))
	for index := len(newestFirst) - 1; index >= 0; index-- {
		calls = append(calls, newestFirst[index])
	}
	return calls
}

// direct sends without the proxies of the environment.
var direct = &http.Client{Transport: &http.Transport{}}

func (mock *Mock) send(method, path string, content, result any) {
	mock.t.Helper()
	body, err := json.Marshal(content)
	if err != nil {
		mock.t.Fatalf("malltest: %v", err)
	}
	if content == nil {
		body = nil
	}
	request, err := http.NewRequest(method, mock.URL+path+"?key="+url.QueryEscape(mock.Key), bytes.NewReader(body))
	if err != nil {
		mock.t.Fatalf("malltest: %v", err)
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := direct.Do(request)
	if err != nil {
		mock.t.Fatalf("malltest: %v", err)
	}
	defer response.Body.Close()
	received, err := io.ReadAll(response.Body)
	if err == nil && result != nil {
		err = json.Unmarshal(received, result)
	}
	if err != nil || response.StatusCode != http.StatusOK {
		mock.t.Fatalf("malltest: the mock refused %s %s: %s", method, path, refusalOf(received, err))
	}
}

// refusalOf returns the messages of a refusal, or its body.
func refusalOf(received []byte, err error) string {
	if err != nil {
		return err.Error()
	}
	var refusal struct{ Errors []struct{ Message string } }
	if json.Unmarshal(received, &refusal) != nil || len(refusal.Errors) == 0 {
		return string(received)
	}
	var messages []string
	for _, entry := range refusal.Errors {
		messages = append(messages, entry.Message)
	}
	return strings.Join(messages, " ")
}

func randomKey(t testing.TB) string {
	random := make([]byte, 16)
	if _, err := rand.Read(random); err != nil {
		t.Fatalf("malltest: %v", err)
	}
	return hex.EncodeToString(random)
}

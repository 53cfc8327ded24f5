// Package mall is the client of the mall's gateway: a typed method for each operation, by domain.
//
//	client, err := mall.New("https://shop.example/api/", mall.WithLanguage("en"))
//	page, err := client.Catalog.Product(ctx, mall.CatalogProductRequest{ProID: 1001})
//
// Amounts are decimal strings in yuan (Money), times are in UTC+08:00 (DateTime), flags are bool (Flag). An optional field is left out when it
// has its zero value. It is a pointer only where zero means something else than leaving it out: use Ptr.
package mall

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// Client calls the operations of the mall with the session of one customer. Goroutines can share it.
type Client struct {
	// Services are the operations by domain: client.Orders.List.
	Services

	// A pointer, so that fmt prints an address for an unexported field with a client, of which it calls no Format.
	settings *settings
}

type settings struct {
	address    string
	language   string
	session    SessionStore
	http       *http.Client
	header     http.Header
	timeout    time.Duration
	maxRetries int
	logger     Logger
	hooks      []Hook
}

// Option is an option of a client.
type Option func(*settings) error

// New creates a client of the gateway at an address with its path, "https://shop.example/api/".
func New(baseURL string, options ...Option) (*Client, error) {
	address, err := url.Parse(baseURL)
	if err != nil || (address.Scheme != "http" && address.Scheme != "https") || address.Host == "" {
		return nil, fmt.Errorf("mall: baseURL is %q, expected the URL of the gateway: https://shop.example/api/", redactText(baseURL))
	}
	if address.User != nil {
		return nil, fmt.Errorf("mall: baseURL has a user name or password, pass them with WithHeader")
	}
	if address.RawQuery != "" || address.Fragment != "" {
		return nil, fmt.Errorf("mall: baseURL has a query or a fragment, expected an address such as https://shop.example/api/")
	}
	initial := settings{
		address:    strings.TrimRight(baseURL, "/"),
		session:    NewMemorySession(""),
		http:       withoutRedirects(http.DefaultClient),
		timeout:    5 * time.Second,
		maxRetries: 2,
	}
	return newClient(initial, options)
}

// With returns another client with some options changed. It shares everything else, connections included. A web server has one client, and
// one for each request by With(WithSession(…)).
func (client *Client) With(options ...Option) (*Client, error) {
	return newClient(*client.settings, options)
}

// ForSession returns a client of the customer with a session token, which shares everything else. An empty token is that of a visitor.
func (client *Client) ForSession(token string) *Client {
	changed := *client.settings
	changed.session = NewMemorySession(token)
	return build(changed)
}

// Token returns the session token, which is empty for a visitor. Responses that issue a token replace it, and one that refuses it removes it.
func (client *Client) Token() string { return client.settings.session.Get() }

// Format prints the address, the language and the limits of the client with every verb, and never its session and headers.
func (client Client) Format(state fmt.State, _ rune) {
	if client.settings == nil {
		fmt.Fprint(state, "mall.Client{}")
		return
	}
	shown := client.settings
	fmt.Fprintf(state, "mall.Client{%q, language %q, timeout %s, %d retries}", shown.address, shown.language, shown.timeout, shown.maxRetries)
}

func newClient(initial settings, options []Option) (*Client, error) {
	initial.header = initial.header.Clone()
	initial.hooks = append([]Hook(nil), initial.hooks...)
	for _, option := range options {
		if err := option(&initial); err != nil {
			return nil, fmt.Errorf("mall: %w", err)
		}
	}
	return build(initial), nil
}

func build(initial settings) *Client {
	client := &Client{settings: &initial}
	client.Services = newServices(client)
	return client
}

// WithLanguage sets the language of texts: "en", "zh", "tn" (traditional Chinese), "ko" or a locale of one such as "zh-CN". Without it they are
// in the language of the mall.
func WithLanguage(language string) Option {
	return func(changed *settings) error {
		tag, err := languageTag(language)
		changed.language = tag
		return err
	}
}

func languageTag(language string) (string, error) {
	switch strings.ToLower(strings.ReplaceAll(language, "_", "-")) {
	case "":
		return "", nil
	case "en", "en-us":
		return "en-US", nil
	case "zh", "zh-cn":
		return "zh-CN", nil
	case "tn", "zh-tw":
		return "zh-TW", nil
	case "ko", "ko-kr":
		return "ko-KR", nil
	}
	return "", fmt.Errorf("the language is %q, expected en, zh, tn, ko or a locale of one", language)
}

// WithSession sets where the session token is stored; in memory without it.
func WithSession(session SessionStore) Option {
	return func(changed *settings) error {
		if session == nil {
			return fmt.Errorf("the session store is nil")
		}
		changed.session = session
		return nil
	}
}

// WithTimeout limits each attempt; 5 seconds without it. The context of a call limits all attempts together.
func WithTimeout(timeout time.Duration) Option {
	return func(changed *settings) error {
		if timeout <= 0 {
			return fmt.Errorf("the timeout is %s, expected a positive duration", timeout)
		}
		changed.timeout = timeout
		return nil
	}
}

// WithMaxRetries sets the number of retries after the first attempt; 2 without it, 0 turns them off.
func WithMaxRetries(count int) Option {
	return func(changed *settings) error {
		if count < 0 {
			return fmt.Errorf("the number of retries is %d, expected 0 or more", count)
		}
		changed.maxRetries = count
		return nil
	}
}

// WithHTTPClient sends requests with a client of your own: for a proxy, certificates, limits of connections, or a transport that records or
// traces. Redirects are not followed, because they would carry the session to another address.
func WithHTTPClient(client *http.Client) Option {
	return func(changed *settings) error {
		if client == nil {
			return fmt.Errorf("the HTTP client is nil")
		}
		changed.http = withoutRedirects(client)
		return nil
	}
}

func withoutRedirects(client *http.Client) *http.Client {
	own := *client
	own.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &own
}

// WithHeader adds a header to each request.
func WithHeader(name, value string) Option {
	return func(changed *settings) error {
		if changed.header == nil {
			changed.header = http.Header{}
		}
		changed.header.Set(name, value)
		return nil
	}
}

// Hook observes attempts. Both functions may be nil.
type Hook struct {
	// OnRequest gets each attempt before it is sent, and can add headers such as that of a trace. Its headers contain the session.
	OnRequest func(ctx context.Context, operation string, request *http.Request)
	// OnResponse gets the outcome of each attempt.
	OnResponse func(ctx context.Context, attempt Attempt)
}

// Attempt is the outcome of an attempt.
type Attempt struct {
	// Operation is its name, "mall.Product.index".
	Operation string
	// Number is 1 for the first attempt of a call.
	Number int
	// RequestID is the id of the call, sent as X-Request-Id with all attempts.
	RequestID string
	Duration  time.Duration
	// Status is the HTTP status; 0 without a response.
	Status int
	// Err is nil after a success.
	Err *Error
}

// WithHook adds a hook. Hooks run in the order in which they were added.
func WithHook(hook Hook) Option {
	return func(changed *settings) error {
		changed.hooks = append(changed.hooks, hook)
		return nil
	}
}

// CallOption is an option of a call.
type CallOption func(*call)

// WithIdempotencyKey repeats an earlier call: with the same key it takes effect once. Without it each call has a random key.
func WithIdempotencyKey(key string) CallOption {
	return func(call *call) { call.key, call.hasOwnKey = key, true }
}

// WithCallHeader adds a header to a call, in place of one of the client with the same name.
func WithCallHeader(name, value string) CallOption {
	return func(call *call) { call.header.Set(name, value) }
}

// WithCallTimeout limits each attempt of a call, in place of the timeout of the client. The context of the call limits all attempts together.
func WithCallTimeout(timeout time.Duration) CallOption {
	return func(call *call) { call.timeout = timeout }
}

// Response is the HTTP response of a success.
type Response struct {
	Status int
	Header http.Header
	// RequestID is the id of the call, sent as X-Request-Id with all attempts. Quote it to the operator of the mall.
	RequestID string
	// Attempt is the number of the attempt that succeeded, 1 for the first.
	Attempt int
}

// WithResponse stores status, headers and request id of a success.
func WithResponse(response *Response) CallOption {
	return func(call *call) { call.response = response }
}

package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"
)

const (
	product  = "mall.Product.index" // changes nothing
	addCart  = "mall.Product.addCart"
	sendCode = "mall.User.secretKey" // may not be repeated
)

// answer is a response of the test server; the zero value closes the connection.
type answer struct {
	status     int
	body       string
	retryAfter string
}

func success(data string) answer {
	return answer{status: 200, body: fmt.Sprintf(`{"code": "200", "message": "", "data": %s}`, data)}
}

func refuse(status int, code string) answer {
	return answer{status: status, body: fmt.Sprintf(`{"code": "%s", "message": "", "data": null}`, code)}
}

// serve starts a server with one answer for each attempt, and a client of it. It returns the headers of the attempts.
func serve(t *testing.T, answers ...answer) (*Mall, *[]http.Header) {
	t.Helper()
	received := new([]http.Header)
	server := httptest.NewServer(http.HandlerFunc(func(response http.ResponseWriter, request *http.Request) {
		*received = append(*received, request.Header)
		next := answers[len(*received)-1]
		if next.status == 0 {
			panic(http.ErrAbortHandler)
		}
		if next.retryAfter != "" {
			response.Header().Set("Retry-After", next.retryAfter)
		}
		response.WriteHeader(next.status)
		fmt.Fprint(response, next.body)
	}))
	t.Cleanup(server.Close)
	return NewMall(server.URL + "/api/"), received
}

type envelope struct{ Data map[string]any }

func invoke(mall *Mall, api string, options ...CallOption) (*envelope, error) {
	return Call[envelope](context.Background(), mall, api, map[string]int{}, options...)
}

func TestRetriesAnOperationThatChangesNothing(t *testing.T) {
	for name, failure := range map[string]answer{
		"after a lost connection": {},
		"after a bad gateway":     {status: 502, body: "<html>"},
		"after a rate limit":      {status: 429, body: `{"code": "50032"}`, retryAfter: "0"},
	} {
		t.Run(name, func(t *testing.T) {
			mall, attempts := serve(t, failure, success(`{}`))
			if _, err := invoke(mall, product); err != nil || len(*attempts) != 2 {
				t.Errorf("%d attempts, error %v", len(*attempts), err)
			}
		})
	}
}

func TestRetriesWithOneIdempotencyKey(t *testing.T) {
	mall, attempts := serve(t, answer{}, success(`{}`), success(`{}`), success(`{}`))
	for _, options := range [][]CallOption{nil, nil, {WithIdempotencyKey("order-0001")}} {
		if _, err := invoke(mall, addCart, options...); err != nil {
			t.Fatal(err)
		}
	}
	var keys []string
	for _, headers := range *attempts {
		keys = append(keys, headers.Get("Idempotency-Key"))
	}
	if len(keys[0]) != 32 || keys[1] != keys[0] || keys[2] == keys[0] || keys[3] != "order-0001" {
		t.Errorf("keys %q", keys)
	}
}

func TestDoesNotRepeatAnOperationThatMayNotBe(t *testing.T) {
	mall, attempts := serve(t, answer{})
	_, err := invoke(mall, sendCode)
	var unavailable *Unavailable
	if !errors.As(err, &unavailable) || len(*attempts) != 1 || (*attempts)[0].Get("Idempotency-Key") != "" {
		t.Errorf("%d attempts, error %v", len(*attempts), err)
	}
}

func TestDoesNotRetryARefusalThatCannotPassOrALongRetryAfter(t *testing.T) {
	tooBusy := refuse(429, "50032")
	tooBusy.retryAfter = "60"
	for _, failure := range []answer{refuse(409, "101"), tooBusy} {
		mall, attempts := serve(t, failure)
		_, err := invoke(mall, product)
		var refusal *Refusal
		if !errors.As(err, &refusal) || refusal.Status != failure.status || len(*attempts) != 1 {
			t.Errorf("%d attempts, error %v", len(*attempts), err)
		}
		if failure.retryAfter != "" && refusal.RetryAfter != time.Minute {
			t.Errorf("retry after %s", refusal.RetryAfter)
		}
	}
}

func TestStoresAnIssuedTokenAndForgetsARefusedOne(t *testing.T) {
	mall, attempts := serve(t, success(`{"access_id": "issued"}`), success(`{"access_id": "other"}`), refuse(401, "203"))
	invoke(mall, addCart)
	invoke(mall, product)
	if mall.Token() != "issued" {
		t.Errorf("token %q", mall.Token())
	}
	invoke(mall.ForSession("of another"), product)
	if (*attempts)[0].Get("Authorization") != "" || (*attempts)[1].Get("Authorization") != "Bearer issued" || (*attempts)[2].Get("Authorization") != "Bearer of another" {
		t.Errorf("headers %v", *attempts)
	}
	if mall.Token() != "issued" {
		t.Errorf("token %q after the end of another session", mall.Token())
	}
	mall, _ = serve(t, success(`{"access_id": "issued"}`), refuse(401, "203"))
	invoke(mall, addCart)
	if _, err := invoke(mall, product); err == nil || mall.Token() != "" {
		t.Errorf("token %q, error %v", mall.Token(), err)
	}
}

func TestEndsWithItsContextAlsoBetweenAttempts(t *testing.T) {
	tooBusy := refuse(429, "50032")
	tooBusy.retryAfter = "5"
	mall, attempts := serve(t, tooBusy)
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	_, err := Call[envelope](ctx, mall, product, map[string]int{})
	if !errors.Is(err, context.DeadlineExceeded) || len(*attempts) != 1 {
		t.Errorf("%d attempts, error %v", len(*attempts), err)
	}
}

func TestDoesNotFollowARedirect(t *testing.T) {
	mall, attempts := serve(t, answer{status: 307, body: `redirected`})
	_, err := invoke(mall, product)
	var unavailable *Unavailable
	if !errors.As(err, &unavailable) || unavailable.Status != 307 || len(*attempts) != 1 {
		t.Errorf("%d attempts, error %v", len(*attempts), err)
	}
}

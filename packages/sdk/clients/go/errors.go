package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"
)

// Refusal is the error of a request that the mall refused. Code is one of the error catalog.
type Refusal struct {
	Status  int             `json:"-"`
	Code    string          `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data"`
	// RetryAfter is negative if the server sent no Retry-After.
	RetryAfter     time.Duration `json:"-"`
	IdempotencyKey string        `json:"-"`
}

func (refusal *Refusal) Error() string { return fmt.Sprintf("%s: %s", refusal.Code, refusal.Message) }

// Unavailable is the error of a request without a response of the mall: no connection, a timeout, a context that has ended, or a body that is
// not an envelope. The request may have taken effect: repeat it with its idempotency key, if it has one.
type Unavailable struct {
	// Status is 0 without a complete response.
	Status int
	// RetryAfter is negative if the server sent no Retry-After.
	RetryAfter     time.Duration
	IdempotencyKey string
	Cause          error
}

func (unavailable *Unavailable) Error() string { return unavailable.Cause.Error() }

func (unavailable *Unavailable) Unwrap() error { return unavailable.Cause }

const (
	firstDelay = 250 * time.Millisecond
	maxDelay   = 5 * time.Second
)

// retryDelay returns the time before the attempt after a failed one, and whether the failure can pass. It is that of Retry-After up to five
// seconds, or else a random part of a limit that doubles.
func retryDelay(err error, attempt int) (time.Duration, bool) {
	var refusal *Refusal
	var unavailable *Unavailable
	retryAfter := time.Duration(-1)
	switch {
	case errors.As(err, &refusal):
		if !isRetryable(refusal.Code) {
			return 0, false
		}
		retryAfter = refusal.RetryAfter
	case errors.As(err, &unavailable):
		status := unavailable.Status
		if status != 0 && status < 500 && status != http.StatusRequestTimeout && status != http.StatusTooManyRequests {
			return 0, false
		}
		if status != 0 {
			retryAfter = unavailable.RetryAfter
		}
	default:
		return 0, false
	}
	if retryAfter >= 0 {
		return retryAfter, retryAfter <= maxDelay
	}
	limit := firstDelay
	for ; attempt > 1 && limit < maxDelay; attempt-- {
		limit *= 2
	}
	if limit > maxDelay {
		limit = maxDelay
	}
	return randomBelow(limit), true
}

// retryAfterOf reads Retry-After, seconds or an HTTP date; it returns -1 if there is none.
func retryAfterOf(response *http.Response) time.Duration {
	value := response.Header.Get("Retry-After")
	if seconds, err := strconv.ParseUint(value, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second
	}
	moment, err := http.ParseTime(value)
	if err != nil {
		return -1
	}
	if wait := time.Until(moment); wait > 0 {
		return wait
	}
	return 0
}

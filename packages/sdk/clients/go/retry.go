package mall

import (
	"crypto/rand"
	"math/big"
	"net/http"
	"strconv"
	"time"
)

const (
	firstDelay = 250 * time.Millisecond
	maxDelay   = 5 * time.Second
)

// retryDelay returns the time before the attempt after a failed one: that of Retry-After, or else a random part of a limit that doubles. It
// returns false when the mall requests more than five seconds.
func retryDelay(number int, failure *Error) (time.Duration, bool) {
	if failure.HasRetryAfter {
		return failure.RetryAfter, failure.RetryAfter <= maxDelay
	}
	limit := firstDelay
	for ; number > 1 && limit < maxDelay; number-- {
		limit *= 2
	}
	if limit > maxDelay {
		limit = maxDelay
	}
	return randomBelow(limit), true
}

// randomBelow returns a random time below a limit. Go before 1.20 does not seed math/rand, so that all processes would wait equally long.
func randomBelow(limit time.Duration) time.Duration {
	random, err := rand.Int(rand.Reader, big.NewInt(int64(limit)))
	if err != nil {
		panic(err)
	}
	return time.Duration(random.Int64())
}

// parseRetryAfter reads Retry-After, seconds or an HTTP date. It returns false if there is none.
func parseRetryAfter(value string) (time.Duration, bool) {
	if seconds, err := strconv.ParseUint(value, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second, true
	}
	moment, err := http.ParseTime(value)
	if err != nil {
		return 0, false
	}
	if wait := time.Until(moment); wait > 0 {
		return wait, true
	}
	return 0, true
}

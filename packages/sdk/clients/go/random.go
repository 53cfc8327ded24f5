package main

import (
	"crypto/rand"
	"encoding/hex"
	"math/big"
	"time"
)

func newIdempotencyKey() string {
	random := make([]byte, 16)
	if _, err := rand.Read(random); err != nil {
		panic(err)
	}
	return hex.EncodeToString(random)
}

// randomBelow returns a random time below a limit. Go before 1.20 does not seed math/rand, so that all processes would wait equally long.
func randomBelow(limit time.Duration) time.Duration {
	random, err := rand.Int(rand.Reader, big.NewInt(int64(limit)))
	if err != nil {
		panic(err)
	}
	return time.Duration(random.Int64())
}

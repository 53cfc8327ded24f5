package main

import (
	_ "embed"
	"encoding/json"
)

//go:embed openapi.json
var document []byte

// contract is the part of the document that models do not have.
type contract struct {
	Paths map[string]struct{ Post operation }
	Codes map[string]struct {
		Retryable bool `json:"x-retryable"`
	} `json:"x-error-catalogue"`
}

type operation struct {
	// Idempotent is "safe" for an operation that changes nothing, "key" for one that accepts an idempotency key, else "no".
	Idempotent  string `json:"x-idempotent"`
	IssuesToken bool   `json:"x-issues-token"`
}

var published = readContract()

func readContract() (read contract) {
	if err := json.Unmarshal(document, &read); err != nil {
		panic("openapi.json: " + err.Error())
	}
	return read
}

// operationOf returns an operation of the document. One that the document does not have is never repeated.
func operationOf(api string) operation { return published.Paths["/"+api].Post }

func isRetryable(code string) bool { return published.Codes[code].Retryable }

// issuedToken returns the session token to use from now on, if the response of an operation contains one.
func issuedToken(api string, content []byte) string {
	var envelope struct {
		Data struct {
			AccessID string `json:"access_id"`
		}
	}
	if !operationOf(api).IssuesToken || json.Unmarshal(content, &envelope) != nil {
		return ""
	}
	return envelope.Data.AccessID
}

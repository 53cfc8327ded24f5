package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"time"
)

// Mall is a client on Go's standard library, with the models that quicktype generates from the published document.
type Mall struct {
	Server   string
	Language string
	HTTP     http.Client
}

// NewMall creates a client for the server's URL without a trailing slash, "http://localhost:4000/api".
func NewMall(server string) *Mall {
	return &Mall{Server: server, Language: "en", HTTP: http.Client{Timeout: 5 * time.Second}}
}

// Refusal is a response other than success: the HTTP status and the failure envelope.
type Refusal struct {
	Status int
	Failure
}

func (refusal *Refusal) Error() string {
	return fmt.Sprintf("%s: %s", refusal.Code, refusal.Message)
}

// Call sends a generated request to an operation and reads its generated envelope.
func Call[Envelope any](mall *Mall, api string, request any) (*Envelope, error) {
	body, err := json.Marshal(request)
	if err != nil {
		return nil, err
	}
	message, err := http.NewRequest(http.MethodPost, mall.Server+"/"+api, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	message.Header.Set("Content-Type", "application/json")
	message.Header.Set("Accept-Language", mall.Language)
	response, err := mall.HTTP.Do(message)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		refusal := &Refusal{Status: response.StatusCode}
		if err := json.NewDecoder(response.Body).Decode(&refusal.Failure); err != nil {
			return nil, err
		}
		return nil, refusal
	}
	envelope := new(Envelope)
	return envelope, json.NewDecoder(response.Body).Decode(envelope)
}

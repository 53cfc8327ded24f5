package mall

import (
	"fmt"
	"sync"
)

// SessionStore is where a client stores the session token of one customer: in memory, in the session of a web framework, in a cookie.
type SessionStore interface {
	// Get returns the token to send; an empty one for a visitor.
	Get() string
	// Set stores a token that the mall issued; an empty one when the session has ended.
	Set(token string)
}

type memorySession struct {
	mutex sync.Mutex
	token string
}

// NewMemorySession creates a session in memory. Goroutines can share it.
func NewMemorySession(token string) SessionStore { return &memorySession{token: token} }

func (session *memorySession) Get() string {
	session.mutex.Lock()
	defer session.mutex.Unlock()
	return session.token
}

func (session *memorySession) Set(token string) {
	session.mutex.Lock()
	defer session.mutex.Unlock()
	session.token = token
}

// Format prints with every verb whether there is a token, and never the token.
func (session *memorySession) Format(state fmt.State, _ rune) {
	content := "a token"
	if session.Get() == "" {
		content = "no token"
	}
	fmt.Fprintf(state, "mall.MemorySession{%s}", content)
}

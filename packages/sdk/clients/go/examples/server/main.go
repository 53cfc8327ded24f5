// A web server with one client, and for each request one of the customer whose session is in a cookie.
package main

import (
	"encoding/json"
	"errors"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"

	"example.com/mall"
)

// cookieSession stores the token of a customer in a cookie.
type cookieSession struct {
	response http.ResponseWriter
	token    string
}

func (session *cookieSession) Get() string { return session.token }

func (session *cookieSession) Set(token string) {
	session.token = token
	cookie := http.Cookie{Name: "mall", Value: token, Path: "/", HttpOnly: true, Secure: true, SameSite: http.SameSiteLaxMode}
	if token == "" {
		cookie.MaxAge = -1
	}
	http.SetCookie(session.response, &cookie)
}

func main() {
	address := os.Getenv("GATEWAY_URL")
	if address == "" {
		address = "http://localhost:4010/api/"
	}
	shared, err := mall.New(address)
	if err != nil {
		log.Fatal(err)
	}
	server := &http.Server{Addr: "localhost:8080", Handler: handler(shared), ReadHeaderTimeout: 5 * time.Second}
	log.Fatal(server.ListenAndServe())
}

func handler(shared *mall.Client) http.Handler {
	return http.HandlerFunc(func(response http.ResponseWriter, request *http.Request) {
		session := &cookieSession{response: response}
		if cookie, err := request.Cookie("mall"); err == nil {
			session.token = cookie.Value
		}
		client, err := shared.With(mall.WithSession(session))
		if err != nil {
			http.Error(response, "Please try again.", http.StatusInternalServerError)
			return
		}
		id, _ := strconv.Atoi(request.URL.Query().Get("id"))
		page, err := client.Catalog.Product(request.Context(), mall.CatalogProductRequest{ProID: id})
		if err != nil {
			refuse(response, err)
			return
		}
		response.Header().Set("Content-Type", "application/json")
		if err := json.NewEncoder(response).Encode(map[string]any{"name": page.Pro.Name, "price": page.Pro.Price}); err != nil {
			log.Print(err)
		}
	})
}

func refuse(response http.ResponseWriter, err error) {
	log.Print(err)
	status, message := http.StatusServiceUnavailable, "Please try again."
	var failure *mall.Error
	if errors.As(err, &failure) && failure.Code != "" {
		status, message = failure.Status, failure.ServerMessage
	}
	http.Error(response, message, status)
}

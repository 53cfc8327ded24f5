// Uploads a picture: go run ./examples/upload balm.png
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"example.com/mall"
)

func main() {
	if len(os.Args) != 2 {
		log.Fatal("Usage: go run ./examples/upload FILE")
	}
	address := os.Getenv("GATEWAY_URL")
	if address == "" {
		address = "http://localhost:4010/api/"
	}
	client, err := mall.New(address, mall.WithLanguage("en"))
	if err != nil {
		log.Fatal(err)
	}
	file, err := os.Open(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	picture, err := client.ForSession(os.Getenv("MALL_TOKEN")).Uploads.Add(context.Background(), mall.UploadsAddRequest{
		File: mall.File{Name: filepath.Base(file.Name()), Content: file},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(picture.URL)
}

// serve PORT text | file FOLDER | board TEMPLATE DATA
package main

import (
	"encoding/json"
	"html/template"
	"net/http"
	"os"
)

func text() http.HandlerFunc {
	return func(writer http.ResponseWriter, _ *http.Request) {
		writer.Header().Set("Content-Type", "text/plain; charset=utf-8")
		writer.Write([]byte("Hello, World!"))
	}
}

func board(path, data string) http.HandlerFunc {
	page := template.Must(template.ParseFiles(path))
	bytes, err := os.ReadFile(data)
	if err != nil {
		panic(err)
	}
	// The template knows its members by these names only.
	var shown struct {
		PageTitle, UserName, Language string
		Labels                        struct{ Board, Roadmap, NewIdea, Search, Settings, Logout, Help string }
		Columns                       []struct {
			Name  string
			Cards []struct {
				ID                                                      int
				Title, Author, VotesTitle, Votes, CreatedValue, Created string
				Tags                                                    []string
			}
		}
	}
	if err := json.Unmarshal(bytes, &shown); err != nil {
		panic(err)
	}
	return func(writer http.ResponseWriter, _ *http.Request) {
		writer.Header().Set("Content-Type", "text/html; charset=utf-8")
		if err := page.Execute(writer, &shown); err != nil {
			panic(err)
		}
	}
}

func main() {
	var handler http.Handler
	switch os.Args[2] {
	case "text":
		handler = text()
	case "file":
		handler = http.FileServer(http.Dir(os.Args[3]))
	case "board":
		handler = board(os.Args[3], os.Args[4])
	}
	panic(http.ListenAndServe("127.0.0.1:"+os.Args[1], handler))
}

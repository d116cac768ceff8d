// go run . TEMPLATE DATA page | time SECONDS
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"os"
	"strconv"
	"syscall"
)

type card struct {
	ID                                                      int
	Title, Author, VotesTitle, Votes, CreatedValue, Created string
	Tags                                                    []string
}

type column struct {
	Name  string
	Cards []card
}

type labels struct{ Board, Roadmap, NewIdea, Search, Settings, Logout, Help string }

type board struct {
	PageTitle, UserName, Language string
	Labels                        labels
	Columns                       []column
}

// CPU time of the whole process, the garbage collector included.
func microseconds() float64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return float64(usage.Utime.Nano()+usage.Stime.Nano()) / 1e3
}

func main() {
	page := template.Must(template.ParseFiles(os.Args[1]))
	data, err := os.ReadFile(os.Args[2])
	if err != nil {
		panic(err)
	}
	var shown board
	if err := json.Unmarshal(data, &shown); err != nil {
		panic(err)
	}
	var output bytes.Buffer
	render := func() {
		output.Reset()
		if err := page.Execute(&output, &shown); err != nil {
			panic(err)
		}
	}
	run := func(seconds float64) float64 {
		start := microseconds()
		for runs := 1.0; ; runs++ {
			render()
			if elapsed := microseconds() - start; elapsed > seconds*1e6 {
				return elapsed / runs
			}
		}
	}
	if os.Args[3] == "page" {
		render()
		os.Stdout.Write(output.Bytes())
		return
	}
	seconds, err := strconv.ParseFloat(os.Args[4], 64)
	if err != nil {
		panic(err)
	}
	run(seconds / 5)
	fmt.Println("html", run(seconds))
}

// Reads a CSV file with encoding/csv and counts its rows and cells, as a measure for our reader.
package main

import (
	"encoding/csv"
	"fmt"
	"io"
	"os"
	"runtime"
)

func main() {
	runtime.GOMAXPROCS(1)
	file, err := os.Open(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	reader := csv.NewReader(file)
	reader.ReuseRecord = true
	reader.FieldsPerRecord = -1
	rows, cells := 0, 0
	for {
		record, err := reader.Read()
		if err == io.EOF {
			break
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
		rows++
		cells += len(record)
	}
	fmt.Println(rows, cells)
}

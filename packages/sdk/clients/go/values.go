package mall

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Ptr returns a pointer to a value, for an optional field whose zero value means something: mall.Ptr(mall.ReviewsListTypeAll).
func Ptr[T any](value T) *T { return &value }

// Money is an amount in yuan as a decimal string with two places, "128.00". Compute with cents or a decimal type, not with float64.
type Money string

// Cents returns the amount in cents: 12800 for "128.00". An empty amount is an error.
func (amount Money) Cents() (int64, error) {
	digits, isNegative := strings.TrimPrefix(string(amount), "-"), strings.HasPrefix(string(amount), "-")
	whole, fraction, _ := strings.Cut(digits, ".")
	if whole == "" || len(fraction) > 2 || strings.ContainsAny(whole+fraction, "+-_") {
		return 0, fmt.Errorf("mall: %q is no amount", string(amount))
	}
	cents, err := strconv.ParseInt(whole+fraction+strings.Repeat("0", 2-len(fraction)), 10, 64)
	if err != nil {
		return 0, fmt.Errorf("mall: %q is no amount", string(amount))
	}
	if isNegative {
		cents = -cents
	}
	return cents, nil
}

// MoneyFromCents returns the amount of cents: "128.00" for 12800.
func MoneyFromCents(cents int64) Money {
	sign := ""
	if cents < 0 {
		sign, cents = "-", -cents
	}
	return Money(fmt.Sprintf("%s%d.%02d", sign, cents/100, cents%100))
}

// UnmarshalJSON also reads the amounts that the mall sends as numbers.
func (amount *Money) UnmarshalJSON(content []byte) error {
	var text string
	if json.Unmarshal(content, &text) == nil {
		*amount = Money(text)
		return nil
	}
	var number float64
	if err := json.Unmarshal(content, &number); err != nil {
		return err
	}
	*amount = Money(strconv.FormatFloat(number, 'f', 2, 64))
	return nil
}

// Flag is a bool that the mall sends and receives as 1 or 0.
type Flag bool

// MarshalJSON returns 1 or 0.
func (flag Flag) MarshalJSON() ([]byte, error) {
	if flag {
		return []byte("1"), nil
	}
	return []byte("0"), nil
}

// UnmarshalJSON reads 1, 0, true or false.
func (flag *Flag) UnmarshalJSON(content []byte) error {
	switch string(bytes.Trim(content, `"`)) {
	case "1", "true":
		*flag = true
	case "0", "false", "", "null":
		*flag = false
	default:
		return fmt.Errorf("%s is no flag", content)
	}
	return nil
}

// DateTime is a time in China Standard Time (UTC+08:00), "2026-11-21 14:05:00"; empty for none.
type DateTime string

var chinaStandardTime = time.FixedZone("UTC+08:00", 8*60*60)

// Time returns the time; the zero time for an empty one.
func (moment DateTime) Time() (time.Time, error) {
	if moment == "" {
		return time.Time{}, nil
	}
	return time.ParseInLocation("2006-01-02 15:04:05", string(moment), chinaStandardTime)
}

// decodeWithRest decodes an object into a struct, and its other keys into a map.
func decodeWithRest[T any](content []byte, known any, rest *map[string]T, names ...string) error {
	if err := json.Unmarshal(content, known); err != nil {
		return err
	}
	var all map[string]json.RawMessage
	if err := json.Unmarshal(content, &all); err != nil {
		return err
	}
	for _, name := range names {
		delete(all, name)
	}
	*rest = make(map[string]T, len(all))
	for name, part := range all {
		var value T
		if err := json.Unmarshal(part, &value); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		(*rest)[name] = value
	}
	return nil
}

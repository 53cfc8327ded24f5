package mall

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"reflect"
	"sort"
	"strings"
)

// File is a file to upload.
type File struct {
	// Name is the name with its extension, "balm.png".
	Name string
	// Type is the media type, "image/png"; that of the content when empty.
	Type string
	// Content is read once, before the first attempt.
	Content io.Reader
}

// fileLimits are the limits of an uploaded file. All media types are accepted without types.
type fileLimits struct {
	maxBytes int64
	types    []string
}

// body is a request as it is sent.
type body struct {
	contentType string
	content     []byte
}

// encode returns the body of a request: JSON, or a multipart form for one with files.
func encode(operation *operation, fields any) (*body, error) {
	content := []byte("{}")
	if fields != nil {
		encoded, err := json.Marshal(fields)
		if err != nil {
			return nil, err
		}
		content = encoded
	}
	files, err := filesOf(operation, fields)
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return &body{contentType: "application/json", content: content}, nil
	}
	return encodeForm(content, files)
}

type readFile struct {
	field, name, mediaType string
	content                []byte
}

// filesOf reads the files of a request, which its struct names with the tag "file". It refuses those that the contract does not allow.
func filesOf(operation *operation, fields any) ([]readFile, error) {
	if len(operation.files) == 0 {
		return nil, nil
	}
	var files []readFile
	value := reflect.ValueOf(fields)
	for index := 0; index < value.NumField(); index++ {
		field := value.Type().Field(index).Tag.Get("file")
		file, isFile := value.Field(index).Interface().(File)
		if field == "" || !isFile {
			continue
		}
		read, err := readWithin(file, field, operation.files[field])
		if err != nil {
			return nil, fmt.Errorf("%s (%q) %w", field, file.Name, err)
		}
		files = append(files, read)
	}
	return files, nil
}

func readWithin(file File, field string, limits fileLimits) (readFile, error) {
	if file.Content == nil {
		return readFile{}, fmt.Errorf("has no content")
	}
	source := file.Content
	if limits.maxBytes > 0 {
		source = io.LimitReader(source, limits.maxBytes+1)
	}
	content, err := io.ReadAll(source)
	if err != nil {
		return readFile{}, fmt.Errorf("cannot be read: %w", err)
	}
	mediaType := file.Type
	if mediaType == "" {
		mediaType, _, _ = strings.Cut(http.DetectContentType(content), ";")
	}
	switch {
	case len(content) == 0:
		return readFile{}, fmt.Errorf("is empty")
	case limits.maxBytes > 0 && int64(len(content)) > limits.maxBytes:
		return readFile{}, fmt.Errorf("has more than the limit of %g MB", float64(limits.maxBytes)/(1<<20))
	case len(limits.types) > 0 && !contains(limits.types, mediaType):
		return readFile{}, fmt.Errorf("has the media type %q. Accepted: %s", mediaType, strings.Join(limits.types, ", "))
	}
	return readFile{field: field, name: file.Name, mediaType: mediaType, content: content}, nil
}

func contains(list []string, wanted string) bool {
	for _, element := range list {
		if element == wanted {
			return true
		}
	}
	return false
}

func encodeForm(content []byte, files []readFile) (*body, error) {
	var fields map[string]any
	if err := json.Unmarshal(content, &fields); err != nil {
		return nil, err
	}
	names := make([]string, 0, len(fields))
	for name := range fields {
		names = append(names, name)
	}
	sort.Strings(names)
	var form bytes.Buffer
	writer := multipart.NewWriter(&form)
	for _, name := range names {
		text, err := formText(fields[name])
		if err != nil {
			return nil, err
		}
		if err := writer.WriteField(name, text); err != nil {
			return nil, err
		}
	}
	for _, file := range files {
		if err := writeFile(writer, file); err != nil {
			return nil, err
		}
	}
	if err := writer.Close(); err != nil {
		return nil, err
	}
	return &body{contentType: writer.FormDataContentType(), content: form.Bytes()}, nil
}

var quoteEscaper = strings.NewReplacer(`"`, "%22", "\r", "%0D", "\n", "%0A")

func writeFile(writer *multipart.Writer, file readFile) error {
	header := textproto.MIMEHeader{}
	header.Set("Content-Disposition", fmt.Sprintf(`form-data; name="%s"; filename="%s"`, file.field, quoteEscaper.Replace(file.name)))
	header.Set("Content-Type", file.mediaType)
	part, err := writer.CreatePart(header)
	if err != nil {
		return err
	}
	_, err = part.Write(file.content)
	return err
}

// formText returns a JSON value as a field of a form: 1 and 0 for booleans, anything but a text as JSON.
func formText(value any) (string, error) {
	switch part := value.(type) {
	case string:
		return part, nil
	case bool:
		if part {
			return "1", nil
		}
		return "0", nil
	}
	text, err := json.Marshal(value)
	return string(text), err
}

// withField returns the fields of a request with one more, which the method of an operation stands for.
func withField(fields any, name string, value any) any {
	return fieldsWith{fields: fields, name: name, value: value}
}

type fieldsWith struct {
	fields any
	name   string
	value  any
}

// MarshalJSON adds the field to the object.
func (with fieldsWith) MarshalJSON() ([]byte, error) {
	object, err := objectOf(with.fields)
	if err != nil {
		return nil, err
	}
	if object[with.name], err = json.Marshal(with.value); err != nil {
		return nil, err
	}
	return json.Marshal(object)
}

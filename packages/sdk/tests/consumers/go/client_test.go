package mall_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"example.com/mall"
)

// answer is a response of the test server; the zero value closes the connection.
type answer struct {
	status     int
	body       string
	retryAfter string
}

// request is an attempt as the test server received it.
type request struct {
	path   string
	header http.Header
	body   string
}

func success(data string) answer {
	return answer{status: 200, body: fmt.Sprintf(`{"code": "200", "message": "", "data": %s}`, data)}
}

func refuse(status int, code, data string) answer {
	return answer{status: status, body: fmt.Sprintf(`{"code": "%s", "message": "for the customer", "data": %s}`, code, data)}
}

// serve starts a server with one answer for each attempt, and a client of it. It returns the attempts.
func serve(t *testing.T, answers []answer, options ...mall.Option) (*mall.Client, *[]request) {
	t.Helper()
	received := new([]request)
	server := httptest.NewServer(http.HandlerFunc(func(response http.ResponseWriter, message *http.Request) {
		body, _ := io.ReadAll(message.Body)
		*received = append(*received, request{message.URL.Path, message.Header, string(body)})
		next := answers[len(*received)-1]
		if next.status == 0 {
			panic(http.ErrAbortHandler)
		}
		if next.retryAfter != "" {
			response.Header().Set("Retry-After", next.retryAfter)
		}
		response.WriteHeader(next.status)
		fmt.Fprint(response, next.body)
	}))
	t.Cleanup(server.Close)
	client, err := mall.New(server.URL+"/api/", options...)
	if err != nil {
		t.Fatal(err)
	}
	return client, received
}

// removeSearch calls an operation that changes nothing and has no result.
func removeSearch(client *mall.Client) error {
	return client.Catalog.RemoveSearch(context.Background(), mall.CatalogRemoveSearchRequest{Keyword: "balm"})
}

// addToCart calls an operation that accepts an idempotency key and issues a token.
func addToCart(client *mall.Client, options ...mall.CallOption) error {
	_, err := client.Cart.Add(context.Background(), mall.CartAddRequest{ProID: 1, AttributeID: 2, Num: 1}, options...)
	return err
}

// sendCode calls an operation that may not be repeated.
func sendCode(client *mall.Client) error {
	_, err := client.Auth.SendEmailCode(context.Background(), mall.AuthSendEmailCodeRequest{})
	return err
}

func detailsOf(t *testing.T, err error) *mall.Error {
	t.Helper()
	var failure *mall.Error
	if !errors.As(err, &failure) {
		t.Fatalf("%v is no *mall.Error", err)
	}
	return failure
}

func TestSendsTheFieldsThatAreSet(t *testing.T) {
	client, attempts := serve(t, []answer{success(`{"list": [], "total": 0}`), success(`{"list": [], "total": 0}`), success(`{"list": []}`)})
	ctx := context.Background()
	client.Catalog.Search(ctx, mall.CatalogSearchRequest{Keyword: "balm", Sort: mall.Ptr(mall.CatalogSearchSortAscending)})
	client.Catalog.SearchShops(ctx, mall.CatalogSearchRequest{})
	client.Favorites.ListShops(ctx, mall.FavoritesListRequest{})
	wanted := []string{
		`/api/mall.Index.search {"keyword":"balm","searchType":1,"sort":0}`,
		`/api/mall.Index.search {"searchType":2}`,
		`/api/mall.AddFavorites.collection {"type":2}`,
	}
	for index, attempt := range *attempts {
		if got := attempt.path + " " + attempt.body; got != wanted[index] {
			t.Errorf("sent %s, expected %s", got, wanted[index])
		}
	}
}

func TestReadsAmountsFlagsTimesAndFurtherKeys(t *testing.T) {
	data := `{"list": [{"SkuID": 1, "Stock": 2, "Price": 128.5, "Pic": "", "Size": "150 ml"}]}`
	client, _ := serve(t, []answer{success(data)})
	content, err := client.RawCall(context.Background(), "mall.Product.index", map[string]int{"pro_id": 1})
	if err != nil || string(content) != data {
		t.Fatalf("data %s, error %v", content, err)
	}
	var row mall.AttributeRow
	if err := row.UnmarshalJSON([]byte(`{"SkuID": 1, "Stock": 2, "Price": 128.5, "Pic": "", "Size": "150 ml"}`)); err != nil {
		t.Fatal(err)
	}
	if row.Price != "128.50" || len(row.Others) != 1 || row.Others["Size"] != "150 ml" {
		t.Errorf("row %+v", row)
	}
	cents, err := row.Price.Cents()
	if err != nil || cents != 12850 || mall.MoneyFromCents(-5) != "-0.05" {
		t.Errorf("%d cents, error %v", cents, err)
	}
	moment, err := mall.DateTime("2026-11-21 14:05:00").Time()
	if err != nil || !moment.Equal(time.Date(2026, 11, 21, 6, 5, 0, 0, time.UTC)) {
		t.Errorf("time %s, error %v", moment, err)
	}
	var flag mall.Flag
	if err := flag.UnmarshalJSON([]byte("1")); err != nil || !bool(flag) {
		t.Errorf("flag %t, error %v", flag, err)
	}
}

func TestRetriesAnOperationThatChangesNothing(t *testing.T) {
	for name, failure := range map[string]answer{
		"after a lost connection": {},
		"after a bad gateway":     {status: 502, body: "<html>"},
		"after a rate limit":      {status: 429, body: `{"code": "50032"}`, retryAfter: "0"},
	} {
		t.Run(name, func(t *testing.T) {
			client, attempts := serve(t, []answer{failure, success(`{}`)})
			if err := removeSearch(client); err != nil || len(*attempts) != 2 {
				t.Errorf("%d attempts, error %v", len(*attempts), err)
			}
		})
	}
}

func TestRetriesWithOneIdempotencyKey(t *testing.T) {
	client, attempts := serve(t, []answer{{}, success(`{}`), success(`{}`), success(`{}`)})
	for _, options := range [][]mall.CallOption{nil, nil, {mall.WithIdempotencyKey("order-0001")}} {
		if err := addToCart(client, options...); err != nil {
			t.Fatal(err)
		}
	}
	var keys []string
	for _, attempt := range *attempts {
		keys = append(keys, attempt.header.Get("Idempotency-Key"))
	}
	if len(keys[0]) != 32 || keys[1] != keys[0] || keys[2] == keys[0] || keys[3] != "order-0001" {
		t.Errorf("keys %q", keys)
	}
	if err := addToCart(client, mall.WithIdempotencyKey("short")); !errors.Is(err, mall.KindInvalidRequest) || len(*attempts) != 4 {
		t.Errorf("%d attempts, error %v", len(*attempts), err)
	}
}

func TestNamesTheAllowedCharactersOfAnIdempotencyKey(t *testing.T) {
	client, attempts := serve(t, nil)
	for _, key := range []string{"order 2026 11", "short", ""} {
		wanted := fmt.Sprintf("mall.Product.addCart was not sent: the idempotency key is %q, expected 8 to 255 letters, digits and _ . : -", key)
		if err := addToCart(client, mall.WithIdempotencyKey(key)); err == nil || err.Error() != wanted {
			t.Errorf("error %v, expected %s", err, wanted)
		}
	}
	if len(*attempts) != 0 {
		t.Errorf("%d attempts", len(*attempts))
	}
}

func TestRefusesARawCallWithoutAName(t *testing.T) {
	client, attempts := serve(t, nil)
	_, err := client.RawCall(context.Background(), "", nil)
	wanted := `RawCall was not sent: the name of the operation is empty, expected one such as "mall.Product.index"`
	if !errors.Is(err, mall.KindInvalidRequest) || err.Error() != wanted || len(*attempts) != 0 {
		t.Errorf("%d attempts, error %v", len(*attempts), err)
	}
}

func TestAddsTheHeadersOfACallToThoseOfTheClient(t *testing.T) {
	client, attempts := serve(t, []answer{success(`{}`), success(`{}`), success(`{}`)}, mall.WithHeader("X-Tenant", "a"), mall.WithHeader("X-Trace", "b"))
	for _, options := range [][]mall.CallOption{{mall.WithCallHeader("x-trace", "c"), mall.WithCallHeader("X-Channel", "d")}, nil} {
		if err := addToCart(client, options...); err != nil {
			t.Fatal(err)
		}
	}
	for index, wanted := range []string{"a c d", "a b "} {
		header := (*attempts)[index].header
		if got := header.Get("X-Tenant") + " " + header.Get("X-Trace") + " " + header.Get("X-Channel"); got != wanted {
			t.Errorf("sent %q, expected %q", got, wanted)
		}
	}
	var response mall.Response
	if err := addToCart(client, mall.WithCallHeader("X-Request-Id", "own"), mall.WithResponse(&response)); err != nil || response.RequestID != "own" {
		t.Errorf("request id %q, error %v", response.RequestID, err)
	}
}

func TestEndsAnAttemptAfterTheTimeoutOfTheCall(t *testing.T) {
	release := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-release }))
	defer server.Close()
	defer close(release)
	client, err := mall.New(server.URL+"/api/", mall.WithMaxRetries(0))
	if err != nil {
		t.Fatal(err)
	}
	err = addToCart(client, mall.WithCallTimeout(20*time.Millisecond))
	if !errors.Is(err, mall.KindTimeout) || !strings.Contains(err.Error(), "did not answer within 20ms") {
		t.Errorf("error %v", err)
	}
	if err := addToCart(client, mall.WithCallTimeout(0)); !errors.Is(err, mall.KindInvalidRequest) || !strings.Contains(err.Error(), "the timeout is 0s, expected a positive duration") {
		t.Errorf("error %v", err)
	}
}

func TestDoesNotRepeatACallWithoutRetriesOverAConnectionThatWasOpen(t *testing.T) {
	client, attempts := serve(t, []answer{success(`{"cart_id": 1}`), {}, success(`{"cart_id": 1}`)}, mall.WithMaxRetries(0))
	if err := addToCart(client); err != nil {
		t.Fatal(err)
	}
	if err := addToCart(client); !errors.Is(err, mall.KindNetwork) || len(*attempts) != 2 {
		t.Errorf("%d attempts, error %v", len(*attempts), err)
	}
}

func TestDoesNotRepeatAnOperationThatMayNotBe(t *testing.T) {
	client, attempts := serve(t, []answer{{}})
	err := sendCode(client)
	if !errors.Is(err, mall.KindNetwork) || detailsOf(t, err).Retryable || len(*attempts) != 1 || (*attempts)[0].header.Get("Idempotency-Key") != "" {
		t.Errorf("%d attempts, error %v", len(*attempts), err)
	}
}

func TestDoesNotRetryARefusalThatCannotPassOrALongRetryAfter(t *testing.T) {
	tooBusy := refuse(429, "50032", "null")
	tooBusy.retryAfter = "60"
	for _, failure := range []answer{refuse(409, "101", "null"), tooBusy} {
		client, attempts := serve(t, []answer{failure})
		details := detailsOf(t, removeSearch(client))
		if details.Status != failure.status || len(*attempts) != 1 {
			t.Errorf("%d attempts, error %v", len(*attempts), details)
		}
		if failure.retryAfter != "" && (details.RetryAfter != time.Minute || !details.Retryable) {
			t.Errorf("retry after %s", details.RetryAfter)
		}
	}
}

func TestDescribesARefusal(t *testing.T) {
	fields := `{"errors": [{"field": "pro_id", "rule": "minimum", "limit": 1}, {"field": "num", "rule": "exists"}]}`
	client, _ := serve(t, []answer{refuse(409, "50010", fields), refuse(409, "101", "null"), refuse(409, "77777", "null")})
	err := removeSearch(client)
	details := detailsOf(t, err)
	if !errors.Is(err, mall.ErrParameterRefused) || !errors.Is(err, mall.KindBusiness) || errors.Is(err, mall.ErrUnknownProduct) {
		t.Errorf("kind %v, name %v", details.Kind, details.Name)
	}
	if details.Header.Get("Date") == "" {
		t.Errorf("headers %v", details.Header)
	}
	wanted := "mall.Index.delSearch was refused: 50010 parameter_refused (pro_id must be at least 1; num names no record that this session may use)"
	if err.Error() != wanted || string(details.Fields[0].Limit) != "1" || details.ServerMessage != "for the customer" || details.RequestID == "" {
		t.Errorf("error %q, fields %+v", err, details.Fields)
	}
	if details.DocsPath() != "/errors/#50010" {
		t.Errorf("path %q", details.DocsPath())
	}
	if err := removeSearch(client); !errors.Is(err, mall.ErrUnknownProduct) || !strings.HasPrefix(err.Error(), "mall.Index.delSearch was refused: 101 unknown_product. ") {
		t.Errorf("error %q", err)
	}
	if err := removeSearch(client); detailsOf(t, err).Name != "" || detailsOf(t, err).DocsPath() != "" || err.Error() != "mall.Index.delSearch was refused: 77777. for the customer" {
		t.Errorf("error %q", err)
	}
}

func TestDescribesAnAnswerThatIsNotTheMalls(t *testing.T) {
	client, _ := serve(t, []answer{{status: 404, body: "<html><b>Not  found</b> token=abc123</html>"}, {status: 307, body: "moved"}, {status: 200, body: `{"code": "200"}`}})
	for _, wanted := range []string{
		`mall.Index.delSearch was answered with HTTP 404 and no response of the mall ("Not found [redacted]"). No gateway at this address.`,
		`mall.Index.delSearch was answered with HTTP 307 and no response of the mall ("moved"). Redirects are not followed.`,
		`mall.Index.delSearch was answered with HTTP 200 and a success without data.`,
	} {
		if err := removeSearch(client); !errors.Is(err, mall.KindNetwork) || !strings.HasPrefix(err.Error(), wanted) {
			t.Errorf("error %q, expected %q", err, wanted)
		}
	}
}

func TestPrintsAndMarshalsTheLimitOfAFieldReadably(t *testing.T) {
	for _, limit := range []struct{ sent, printed string }{{`1`, `1`}, {`"pen"`, `pen`}, {`["a", "", 3]`, `a, "", 3`}, {`null`, ``}} {
		data := fmt.Sprintf(`{"errors": [{"field": "num", "rule": "minimum", "limit": %s}]}`, limit.sent)
		client, _ := serve(t, []answer{refuse(409, "50010", data)})
		field := detailsOf(t, sendCode(client)).Fields[0]
		if got := fmt.Sprint(field.Limit); got != limit.printed {
			t.Errorf("the limit %s prints as %s, expected %s", limit.sent, got, limit.printed)
		}
		if got, wanted := fmt.Sprintf("%+v", field), "Limit:"+limit.printed+" "; !strings.Contains(got, wanted) {
			t.Errorf("the field prints as %s, expected %s in it", got, wanted)
		}
		var compact bytes.Buffer
		json.Compact(&compact, []byte(limit.sent))
		if got, err := json.Marshal(field.Limit); err != nil || string(got) != compact.String() {
			t.Errorf("the limit %s is marshalled as %s, error %v", limit.sent, got, err)
		}
	}
}

func TestRefusesASuccessWhoseDataHasAnUnexpectedForm(t *testing.T) {
	for _, data := range []string{"null", `"text"`, "[]"} {
		client, _ := serve(t, []answer{success(data)})
		product, err := client.Catalog.Product(context.Background(), mall.CatalogProductRequest{ProID: 1})
		if err == nil || !strings.HasPrefix(err.Error(), "mall.Product.index was answered with data of an unexpected form: ") {
			t.Errorf("product %v, error %v for %s", product, err, data)
		}
		if !errors.Is(err, mall.KindNetwork) || detailsOf(t, err).Retryable {
			t.Errorf("error %v", err)
		}
	}
	client, _ := serve(t, []answer{success("null"), success("null")})
	if err := removeSearch(client); err != nil {
		t.Errorf("error %v of an operation without a result", err)
	}
	if data, err := client.RawCall(context.Background(), "mall.New.thing", nil); err != nil || string(data) != "null" {
		t.Errorf("data %s, error %v", data, err)
	}
}

func TestStoresAnIssuedTokenAndForgetsARefusedOne(t *testing.T) {
	client, attempts := serve(t, []answer{success(`{"access_id": "issued"}`), success(`{}`), refuse(401, "203", "null"), refuse(401, "203", "null")})
	addToCart(client)
	removeSearch(client)
	removeSearch(client.ForSession("of another"))
	sent := []string{}
	for _, attempt := range *attempts {
		sent = append(sent, attempt.header.Get("Authorization"))
	}
	if sent[0] != "" || sent[1] != "Bearer issued" || sent[2] != "Bearer of another" || client.Token() != "issued" {
		t.Errorf("sent %q, token %q", sent, client.Token())
	}
	if err := removeSearch(client); !errors.Is(err, mall.KindSessionInvalid) || client.Token() != "" {
		t.Errorf("token %q, error %v", client.Token(), err)
	}
}

func TestEndsWithItsContextAlsoBetweenAttempts(t *testing.T) {
	tooBusy := refuse(429, "50032", "null")
	tooBusy.retryAfter = "5"
	client, attempts := serve(t, []answer{tooBusy})
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	err := client.Catalog.ClearSearchHistory(ctx)
	if !errors.Is(err, context.DeadlineExceeded) || !errors.Is(err, mall.KindTimeout) || len(*attempts) != 1 {
		t.Errorf("%d attempts, error %v", len(*attempts), err)
	}
}

func TestIteratesTheItemsOfAllPages(t *testing.T) {
	page := func(id int) answer {
		return success(fmt.Sprintf(`{"list": [{"id": %d}, {"id": %d}], "total": 4}`, id, id+1))
	}
	client, attempts := serve(t, []answer{page(1), page(3), page(1)})
	var ids []int
	products := client.Catalog.IterateSearch(context.Background(), mall.CatalogSearchRequest{Keyword: "balm"})
	products(func(product mall.ProductCard, err error) bool {
		ids = append(ids, product.ID)
		return err == nil
	})
	if fmt.Sprint(ids) != "[1 2 3 4]" || !strings.Contains((*attempts)[1].body, `"page":2`) {
		t.Errorf("ids %v, second request %s", ids, (*attempts)[1].body)
	}
	products(func(mall.ProductCard, error) bool { return false })
	if len(*attempts) != 3 {
		t.Errorf("%d attempts after an iteration that ended early", len(*attempts))
	}
}

func TestUploadsAFileWithinTheLimits(t *testing.T) {
	picture := append([]byte("\x89PNG\r\n\x1a\n"), make([]byte, 100)...)
	client, attempts := serve(t, []answer{{status: 503}, success(`{"url": "/media/1.webp"}`)})
	upload := func(content []byte) error {
		_, err := client.Uploads.Add(context.Background(), mall.UploadsAddRequest{File: mall.File{Name: `a "b".png`, Content: bytes.NewReader(content)}}, mall.WithIdempotencyKey("upload-0001"))
		return err
	}
	if err := upload(picture); err != nil {
		t.Fatal(err)
	}
	body := (*attempts)[1].body
	if body != (*attempts)[0].body || !strings.Contains(body, `filename="a %22b%22.png"`) || !strings.Contains(body, "Content-Type: image/png\r\n\r\n\x89PNG") {
		t.Errorf("body %q", body)
	}
	for content, wanted := range map[string]string{
		"":                          `mall.Product.uploadImgs was not sent: file ("a \"b\".png") is empty`,
		"text":                      `has the media type "text/plain". Accepted: image/`,
		strings.Repeat("a", 10<<20): "has more than the limit of",
	} {
		if err := upload([]byte(content)); !errors.Is(err, mall.KindInvalidRequest) || !strings.Contains(err.Error(), wanted) {
			t.Errorf("error %v, expected %q", err, wanted)
		}
	}
}

// logged collects the messages of a logger.
type logged struct{ lines []string }

func (logger *logged) add(message string, arguments []any) {
	logger.lines = append(logger.lines, fmt.Sprintln(append([]any{message}, arguments...)...))
}

func (logger *logged) DebugContext(_ context.Context, message string, arguments ...any) {
	logger.add("DEBUG "+message, arguments)
}

func (logger *logged) InfoContext(_ context.Context, message string, arguments ...any) {
	logger.add("INFO "+message, arguments)
}

func (logger *logged) WarnContext(_ context.Context, message string, arguments ...any) {
	logger.add("WARN "+message, arguments)
}

func TestLogsAttemptsWithoutSecretsAndCallsHooks(t *testing.T) {
	logger := &logged{}
	var outcomes []string
	hook := mall.Hook{
		OnRequest: func(_ context.Context, operation string, request *http.Request) {
			request.Header.Set("Traceparent", operation)
		},
		OnResponse: func(_ context.Context, attempt mall.Attempt) {
			outcomes = append(outcomes, fmt.Sprintf("%s %d %d", attempt.Operation, attempt.Number, attempt.Status))
		},
	}
	client, attempts := serve(t, []answer{{status: 502}}, mall.WithLogger(logger), mall.WithHook(hook))
	var response mall.Response
	err := client.Payments.VerifyPassword(context.Background(), mall.PaymentsVerifyPasswordRequest{Password: "246810"}, mall.WithResponse(&response))
	if err != nil {
		logger.add("", []any{err})
	}
	all := strings.Join(logger.lines, "")
	if !strings.Contains(all, "DEBUG mall: attempt failed") || !strings.Contains(all, "[redacted]") || strings.Contains(all, "246810") {
		t.Errorf("log %s", all)
	}
	if (*attempts)[0].header.Get("Traceparent") != "mall.User.paymentPassword" || outcomes[0] != "mall.User.paymentPassword 1 502" {
		t.Errorf("outcomes %q", outcomes)
	}
}

func TestLogsAFailedCallAtTheLevelOfItsCause(t *testing.T) {
	for wanted, answers := range map[string][]answer{
		"INFO mall: call refused operation mall.Index.delSearch status 409 code 101 name unknown_product ": {refuse(409, "101", "null")},
		"INFO mall: call refused operation mall.Index.delSearch status 401 code 203 name session_invalid ": {refuse(401, "203", "null")},
		"WARN mall: call failed operation mall.Index.delSearch status 503 code 50002 name unavailable ":    {refuse(503, "50002", "null")},
		"WARN mall: call failed operation mall.Index.delSearch status 404 code  name  ":                    {{status: 404, body: "<html>"}},
		"WARN mall: call failed operation mall.Index.delSearch status 0 code  name  ":                      {{}},
	} {
		logger := &logged{}
		client, _ := serve(t, answers, mall.WithLogger(logger), mall.WithMaxRetries(0))
		err := removeSearch(client)
		if last := logger.lines[len(logger.lines)-1]; !strings.HasPrefix(last, wanted) || !strings.Contains(last, err.Error()) {
			t.Errorf("logged %q, expected %q", last, wanted)
		}
	}
}

func TestLogsARetryAtInfo(t *testing.T) {
	logger := &logged{}
	client, _ := serve(t, []answer{{status: 502, retryAfter: "0"}, success(`{}`)}, mall.WithLogger(logger))
	if err := removeSearch(client); err != nil {
		t.Fatal(err)
	}
	var messages []string
	for _, line := range logger.lines {
		messages = append(messages, strings.Split(line, " operation ")[0])
	}
	if got := strings.Join(messages, ", "); got != "DEBUG mall: attempt failed, INFO mall: retry, DEBUG mall: attempt" {
		t.Errorf("logged %s", got)
	}
}

func TestLogsACancelledCallAtInfo(t *testing.T) {
	logger := &logged{}
	client, _ := serve(t, []answer{success(`{}`)}, mall.WithLogger(logger))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	err := client.Catalog.ClearSearchHistory(ctx)
	if last := logger.lines[len(logger.lines)-1]; !errors.Is(err, context.Canceled) || !strings.HasPrefix(last, "INFO mall: call cancelled ") {
		t.Errorf("logged %q, error %v", last, err)
	}
}

func TestPrintsNoSecretOfAClientOrASession(t *testing.T) {
	session := mall.NewMemorySession("secret-token")
	client, err := mall.New("https://shop.example/api/", mall.WithSession(session), mall.WithHeader("X-Key", "secret-key"), mall.WithLanguage("zh"))
	if err != nil {
		t.Fatal(err)
	}
	holder := struct{ client *mall.Client }{client}
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%d", "%x", "%q"} {
		for _, value := range []any{client, *client, client.Orders, client.Services, session, holder, []*mall.Client{client}} {
			text := fmt.Sprintf(verb, value)
			if strings.Contains(text, "secret") || strings.Contains(text, fmt.Sprintf("%x", "secret")) {
				t.Errorf("%s of %T: %s", verb, value, text)
			}
		}
	}
	if text := fmt.Sprint(client); text != `mall.Client{"https://shop.example/api", language "zh-CN", timeout 5s, 2 retries}` {
		t.Errorf("client %s", text)
	}
	for token, wanted := range map[string]string{"": "mall.MemorySession{no token}", "a": "mall.MemorySession{a token}"} {
		if text := fmt.Sprint(mall.NewMemorySession(token)); text != wanted {
			t.Errorf("session %s", text)
		}
	}
	if text := fmt.Sprint(mall.Client{}); text != "mall.Client{}" {
		t.Errorf("empty client %s", text)
	}
}

func TestReturnsStatusHeadersAndRequestID(t *testing.T) {
	client, attempts := serve(t, []answer{success(`{}`)}, mall.WithHeader("X-Tenant", "a"), mall.WithLanguage("tn"))
	var response mall.Response
	if err := client.Catalog.ClearSearchHistory(context.Background(), mall.WithResponse(&response)); err != nil {
		t.Fatal(err)
	}
	header := (*attempts)[0].header
	if response.Status != 200 || response.RequestID != header.Get("X-Request-Id") || response.Attempt != 1 || response.Header.Get("Date") == "" {
		t.Errorf("response %+v", response)
	}
	if header.Get("X-Tenant") != "a" || header.Get("Accept-Language") != "zh-TW" || !strings.HasPrefix(header.Get("User-Agent"), "mall-sdk-go/") {
		t.Errorf("headers %v", header)
	}
}

func TestRefusesWrongOptions(t *testing.T) {
	for address, option := range map[string]mall.Option{
		"shop.example":                      mall.WithMaxRetries(1),
		"https://shop.example/api/?store=1": mall.WithMaxRetries(1),
		"https://me:secret@shop.example/":   mall.WithMaxRetries(1),
		"https://shop.example/api/":         mall.WithLanguage("fr"),
		"http://shop.example/api/":          mall.WithTimeout(0),
	} {
		if _, err := mall.New(address, option); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("error %v for %s", err, address)
		}
	}
}

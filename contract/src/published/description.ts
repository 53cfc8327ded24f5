/** `info.description` of the published document, whose URLs, transport fields and bodies differ from those of the contract itself. */
export const publishedDescription = `Every operation of the mall has a path of its own, \`POST {server}/mall.Product.index\`, and returns an envelope \`{ code, message, data }\`.

**Requests** are JSON, or \`application/x-www-form-urlencoded\` with the same fields; an operation that takes a file accepts
\`multipart/form-data\` only. In a form booleans are 1 and 0. Lists are joined by commas, except where \`encoding\` declares \`application/json\`: such
a field is JSON text. \`access_id\`, the session token, and \`language\` are fields of the request; without them \`Authorization: Bearer\` and \`Accept-Language\` apply.
In JSON every field has its declared type; a boolean may also be 1 or 0. A text is read as in a form, since clients send what people have typed: \`"7"\` as an
integer, \`"1"\` or \`"true"\` as a boolean, \`"7,8"\` or JSON text as a list. An empty text in an optional field counts as missing, unknown fields are ignored, and
every other value of another type is refused with code "50010", also in \`access_id\` and \`language\`.

**Responses** have one JSON type for each field. A text enumeration in a response is open (\`anyOf\` of the known values and any text): a later version may add a value. An integer enumeration in a response lists the known values;
a later version may add one as well, except to a flag (0 and 1): a client must not refuse another value. The HTTP status follows the \`code\`:

| status | code |
|---|---|
| 200 | "200" |
| 401 | "203": a signed-in customer is required |
| 402 | "109" of payment operations: insufficient balance |
| 409 | any other code of the catalogue, among them "220", "416" and "50032" without a time to wait |
| 429 | "220", "416" or "50032" with \`Retry-After\`: too many requests, codes or attempts |
| 503 | "4003": maintenance; "50002" with \`Retry-After\`: overloaded or unavailable for now |

400 (a malformed body), 403 (a page of another origin), 405, 413 and 415 refuse a whole request with code "50010".

Extensions: \`x-login\` no, optional or required · \`x-idempotent\` safe (may be retried), key (send one \`Idempotency-Key\` over all attempts)
or no · \`x-id-of\` kind of record a request field identifies · \`x-require-one-of\` fields of a request of which one is required ·
\`x-codec\` encoding of a scalar · \`x-unit\` unit of an amount ·
\`x-issues-token\` the response contains a session · \`x-signed-in\` example of a response to a signed-in customer · \`x-enum-varnames\` and \`x-enum-descriptions\` names and meanings of the values of an
enum · \`x-enum-deprecated\` values that only other servers send · \`x-alias\` alternative names of a request field · \`x-clamp\` values above \`maximum\` are
lowered to \`maximum\` · \`x-additional-properties\` schema of the further keys of an object with named properties.
`;

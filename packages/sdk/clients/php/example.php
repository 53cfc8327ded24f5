<?php
// Calls the mall with PHP 8.1 or later, without extensions and packages.
declare(strict_types=1);

/** Codes of refusals by their names; all of them are in x-error-catalogue of openapi.json. */
final class ErrorCode
{
    public const UNKNOWN_PRODUCT = '101';
    public const INSUFFICIENT_BALANCE = '109';
    public const SESSION_INVALID = '203';
    public const PARAMETER_REFUSED = '50010';
    public const INSUFFICIENT_STOCK = '50150';
}

/** A request that the mall refused. */
final class Refusal extends RuntimeException
{
    public function __construct(public readonly int $status, public readonly string $errorCode, string $message, public readonly mixed $data)
    {
        parent::__construct("$errorCode: $message");
    }
}

/** Returns an amount with two decimal places: some responses have it as a number, "128.5", requests and all others as a text, "128.50". */
function amount(int|string $value): string
{
    [$yuan, $fraction] = explode('.', "$value.");
    return $yuan . '.' . str_pad($fraction, 2, '0');
}

/** A client with the session of one customer. */
final class Mall
{
    /** The operations whose response issues a session token: those with x-issues-token in openapi.json. */
    private const ISSUING = ['mall.Product.addCart', 'mall.Login.login', 'mall.Login.register', 'mall.Login.autoLogin', 'mall.Login.userRegister'];

    public function __construct(private string $server, private string $language = 'en', public ?string $token = null)
    {
    }

    /**
     * Calls an operation and returns `data` of its response. Pass $safe for an operation that changes nothing (x-idempotent: safe), an idempotency
     * key to one that accepts it (key): these are repeated after a failure that can pass, twice, with the same key.
     */
    public function call(string $api, array $fields = [], ?string $idempotencyKey = null, bool $safe = false): mixed
    {
        $body = json_encode((object) $fields, JSON_THROW_ON_ERROR);
        return $this->sendWithRetries($api, 'application/json', $body, $idempotencyKey, $safe);
    }

    /** Yields the items of all pages of an operation that takes `page` and returns `list` and `total`. */
    public function items(string $api, array $fields = []): Generator
    {
        $seen = 0;
        for ($page = 1; ; $page++) {
            ['list' => $list, 'total' => $total] = $this->call($api, ['page' => $page] + $fields, safe: true);
            foreach ($list as $item) {
                yield $seen++ => $item;
            }
            if ($list === [] || $seen >= $total) {
                return;
            }
        }
    }

    /** Uploads a picture and returns its address. */
    public function upload(string $path, string $mediaType): string
    {
        $boundary = bin2hex(random_bytes(16));
        $name = rawurlencode(basename($path));
        $head = "--$boundary\r\nContent-Disposition: form-data; name=\"file\"; filename=\"$name\"\r\nContent-Type: $mediaType\r\n\r\n";
        $body = $head . file_get_contents($path) . "\r\n--$boundary--\r\n";
        return $this->sendWithRetries('mall.Product.uploadImgs', "multipart/form-data; boundary=$boundary", $body, null, true)['url'];
    }

    private function sendWithRetries(string $api, string $type, string $body, ?string $key, bool $safe): mixed
    {
        for ($attempt = 1; ; $attempt++) {
            [$status, $envelope, $retryAfter] = $this->send($api, $type, $body, $key);
            $canPass = $status === 0 || $status === 429 || $status >= 500;
            if (!$canPass || !($safe || $key !== null) || $attempt > 2 || $retryAfter > 5) {
                break;
            }
            usleep((int) (1e6 * ($retryAfter ?? random_int(0, 250) * 2 ** ($attempt - 1) / 1000)));
        }
        if (($envelope['code'] ?? null) === null) {
            throw new RuntimeException("$api: " . ($status === 0 ? 'no response' : "HTTP $status without an envelope"));
        }
        if ($status === 401) {
            $this->token = null;
        }
        if ($envelope['code'] !== '200') {
            throw new Refusal($status, $envelope['code'], $envelope['message'], $envelope['data'] ?? null);
        }
        if (in_array($api, self::ISSUING, true) && !empty($envelope['data']['access_id'])) {
            $this->token = $envelope['data']['access_id'];
        }
        return $envelope['data'];
    }

    /** Makes one attempt. Returns the HTTP status, 0 without a response, the envelope, and the seconds of Retry-After. */
    private function send(string $api, string $type, string $body, ?string $key): array
    {
        $headers = ["Content-Type: $type", "Accept-Language: $this->language"];
        if ($this->token !== null) {
            $headers[] = "Authorization: Bearer $this->token";
        }
        if ($key !== null) {
            $headers[] = "Idempotency-Key: $key";
        }
        // Refusals have a status from 401 on and a body. A redirect would carry the session to another address.
        $options = ['method' => 'POST', 'header' => $headers, 'content' => $body, 'timeout' => 5, 'ignore_errors' => true, 'follow_location' => 0];
        $stream = @fopen(rtrim($this->server, '/') . "/$api", 'rb', false, stream_context_create(['http' => $options]));
        if ($stream === false) {
            return [0, null, null];
        }
        $head = stream_get_meta_data($stream)['wrapper_data'];
        preg_match('/^Retry-After: (\d+)$/mi', implode("\n", $head), $wait);
        return [(int) explode(' ', $head[0])[1], self::decode(stream_get_contents($stream)), isset($wait[1]) ? (int) $wait[1] : null];
    }

    /** Decodes JSON with numbers that have a fraction as texts: json_decode would read amounts as binary floating-point numbers. */
    private static function decode(string $json): mixed
    {
        // Possessive quantifiers: a text of any length needs no backtracking.
        $string = '"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"';
        $exact = preg_replace("/{$string}(*SKIP)(*FAIL)|-?\d+\.\d+/", '"$0"', $json);
        return json_decode($exact ?? throw new RuntimeException(preg_last_error_msg()), true);
    }
}

$mall = new Mall(getenv('GATEWAY_URL') ?: 'http://localhost:4010/api/');
$product = $mall->call('mall.Product.index', ['pro_id' => 1001], safe: true);
echo "{$product['pro']['name']}: {$product['pro']['price']}\n";

foreach ($mall->items('mall.Index.search', ['keyword' => 'balm']) as $found) {
    echo "Found {$found['product_title']}\n";
}

// Type 3 is by account name, which is the field phone. A captcha is valid for one attempt.
$captcha = $mall->call('mall.Login.getCode');
$mall->call('mall.Login.login', [
    'type' => 3,
    'phone' => 'shopper01',
    'password' => 'mall2026',
    'imgCode' => getenv('CAPTCHA_ANSWER') ?: 'k7mp',
    'verificationCode' => $captcha['code'],
]);
echo "Signed in as {$mall->call('mall.User.personalResources', safe: true)['user_name']}\n";

$sku = $product['skuBeanList'][0]['cid'];
$line = $mall->call('mall.Product.addCart', ['pro_id' => 1001, 'attribute_id' => $sku, 'num' => 1], bin2hex(random_bytes(16)));
echo "Cart line {$line['cart_id']}\n";

// A key that is stored before the call lets the program repeat it later: the order is placed once.
$settlement = $mall->call('mall.Order.settlement', ['cart_id' => [$line['cart_id']]], safe: true);
$order = ['cart_id' => [$line['cart_id']], 'pay_type' => 'wallet_pay', 'total' => amount($settlement['total'])];
echo "Order {$mall->call('mall.Order.payment', $order, bin2hex(random_bytes(16)))['sNo']}\n";

try {
    $mall->call('mall.Product.index', ['pro_id' => 0]);
} catch (Refusal $refusal) {
    echo match ($refusal->errorCode) {
        ErrorCode::UNKNOWN_PRODUCT => "No longer sold\n",
        ErrorCode::PARAMETER_REFUSED => "Refused: HTTP $refusal->status, field {$refusal->data['errors'][0]['field']}\n",
        default => throw $refusal,
    };
}

// php example.php balm.png
if (isset($argv[1])) {
    echo "Uploaded {$mall->upload($argv[1], 'image/png')}\n";
}

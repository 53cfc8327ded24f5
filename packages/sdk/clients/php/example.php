<?php
// Calls the mall with PHP 8.1 or later, without extensions and packages.
declare(strict_types=1);

/** A request that the mall refused. */
final class Refusal extends RuntimeException
{
    public function __construct(public readonly int $status, public readonly string $errorCode, string $message, public readonly mixed $data)
    {
        parent::__construct("$errorCode: $message");
    }
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
     * Calls an operation and returns `data` of its response. Pass an idempotency key to one that accepts it (x-idempotent: key), and the same key
     * again after a failure other than a Refusal: the request may have taken effect.
     */
    public function call(string $api, array $fields = [], ?string $idempotencyKey = null): mixed
    {
        $headers = ['Content-Type: application/json', "Accept-Language: $this->language"];
        if ($this->token !== null) {
            $headers[] = "Authorization: Bearer $this->token";
        }
        if ($idempotencyKey !== null) {
            $headers[] = "Idempotency-Key: $idempotencyKey";
        }
        // Refusals have a status from 401 on and a body. A redirect would carry the session to another address.
        $options = ['method' => 'POST', 'header' => $headers, 'timeout' => 5, 'ignore_errors' => true, 'follow_location' => 0];
        $options['content'] = json_encode((object) $fields, JSON_THROW_ON_ERROR);
        $stream = @fopen(rtrim($this->server, '/') . "/$api", 'rb', false, stream_context_create(['http' => $options]));
        if ($stream === false) {
            throw new RuntimeException(error_get_last()['message'] ?? "$api: no response");
        }
        $envelope = json_decode(stream_get_contents($stream), true, 512, JSON_THROW_ON_ERROR);
        if ($envelope['code'] !== '200') {
            $status = (int) explode(' ', stream_get_meta_data($stream)['wrapper_data'][0])[1];
            throw new Refusal($status, $envelope['code'], $envelope['message'], $envelope['data'] ?? null);
        }
        if (in_array($api, self::ISSUING, true) && !empty($envelope['data']['access_id'])) {
            $this->token = $envelope['data']['access_id'];
        }
        return $envelope['data'];
    }
}

$mall = new Mall(getenv('GATEWAY_URL') ?: 'http://localhost:4010/api/');
$product = $mall->call('mall.Product.index', ['pro_id' => 1001]);
echo "{$product['pro']['name']}: {$product['pro']['price']}\n";

// Type 3 is by account name, which is the field phone. A captcha is valid for one attempt.
$captcha = $mall->call('mall.Login.getCode');
$mall->call('mall.Login.login', [
    'type' => 3,
    'phone' => 'shopper01',
    'password' => 'mall2026',
    'imgCode' => getenv('CAPTCHA_ANSWER') ?: 'k7mp',
    'verificationCode' => $captcha['code'],
]);
echo "Signed in as {$mall->call('mall.User.personalResources')['user_name']}\n";

$sku = $product['skuBeanList'][0]['cid'];
$line = $mall->call('mall.Product.addCart', ['pro_id' => 1001, 'attribute_id' => $sku, 'num' => 1], bin2hex(random_bytes(16)));
echo "Cart line {$line['cart_id']}\n";

try {
    $mall->call('mall.Product.index', ['pro_id' => 0]);
} catch (Refusal $refusal) {
    echo "Refused: HTTP $refusal->status, code $refusal->errorCode\n";
}

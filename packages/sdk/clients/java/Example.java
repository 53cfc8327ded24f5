// Calls the mall with Java 17 or later and Jackson (com.fasterxml.jackson.core:jackson-databind).

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;

public class Example {
    public static void main(String[] args) throws Exception {
        var mall = new Mall(setting("GATEWAY_URL", "http://localhost:4010/api/"));
        var product = mall.read("mall.Product.index", Map.of("pro_id", 1001));
        System.out.printf("%s: %s%n", product.at("/pro/name").asText(), product.at("/pro/price").asText());

        mall.forEachItem("mall.Index.search", Map.of("keyword", "balm"),
                found -> System.out.println("Found " + found.get("product_title").asText()));

        // Type 3 is by account name, which is the field phone. A captcha is valid for one attempt.
        var captcha = mall.call("mall.Login.getCode", Map.of());
        mall.call("mall.Login.login", Map.of(
                "type", 3,
                "phone", "shopper01",
                "password", "mall2026",
                "imgCode", setting("CAPTCHA_ANSWER", "k7mp"),
                "verificationCode", captcha.get("code").asText()));
        System.out.println("Signed in as " + mall.read("mall.User.personalResources", Map.of()).get("user_name").asText());

        var sku = product.at("/skuBeanList/0/cid").asInt();
        var line = mall.change("mall.Product.addCart", Map.of("pro_id", 1001, "attribute_id", sku, "num", 1), UUID.randomUUID().toString());
        System.out.println("Cart line " + line.get("cart_id").asText());

        // A key that is stored before the call lets the program repeat it later: the order is placed once.
        var lines = new int[] {line.get("cart_id").asInt()};
        var settlement = mall.read("mall.Order.settlement", Map.of("cart_id", lines));
        // Amounts of the settlement are numbers, those of requests are texts.
        var total = settlement.get("total").decimalValue().setScale(2).toPlainString();
        var order = mall.change("mall.Order.payment", Map.of("cart_id", lines, "pay_type", "wallet_pay", "total", total), UUID.randomUUID().toString());
        System.out.println("Order " + order.get("sNo").asText());

        try {
            mall.call("mall.Product.index", Map.of("pro_id", 0));
        } catch (Refusal refusal) {
            switch (refusal.code) {
                case ErrorCode.UNKNOWN_PRODUCT -> System.out.println("No longer sold");
                case ErrorCode.PARAMETER_REFUSED ->
                    System.out.printf("Refused: HTTP %d, field %s%n", refusal.status, refusal.data.at("/errors/0/field").asText());
                default -> throw refusal;
            }
        }

        // java -cp 'lib/*' Example.java balm.png
        if (args.length > 0) System.out.println("Uploaded " + mall.upload(Path.of(args[0]), "image/png"));
    }

    private static String setting(String name, String usual) {
        return System.getenv().getOrDefault(name, usual);
    }
}

/** A client with the session of one customer. */
class Mall {
    /** The operations whose response issues a session token: those with x-issues-token in openapi.json. */
    private static final Set<String> ISSUING = Set.of(
            "mall.Product.addCart", "mall.Login.login", "mall.Login.register", "mall.Login.autoLogin", "mall.Login.userRegister");
    /** Clients can share it with its connections. */
    private static final HttpClient HTTP = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    /** Without the feature amounts that are numbers would be read as binary floating-point numbers. */
    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private final String server;
    private volatile String token;

    Mall(String server) {
        this.server = server.replaceFirst("/$", "");
    }

    /** Calls an operation that changes nothing (x-idempotent: safe). It is repeated after a failure that can pass. */
    JsonNode read(String api, Map<String, ?> fields) throws IOException, InterruptedException {
        return send(api, "application/json", JSON.writeValueAsBytes(fields), null, 2);
    }

    /**
     * Calls an operation that accepts an idempotency key (x-idempotent: key). It is repeated with the same key after a failure that can pass; use the
     * key again after an IOException, because the request may have taken effect.
     */
    JsonNode change(String api, Map<String, ?> fields, String idempotencyKey) throws IOException, InterruptedException {
        return send(api, "application/json", JSON.writeValueAsBytes(fields), idempotencyKey, 2);
    }

    /** Calls any other operation, which is never repeated. */
    JsonNode call(String api, Map<String, ?> fields) throws IOException, InterruptedException {
        return send(api, "application/json", JSON.writeValueAsBytes(fields), null, 0);
    }

    /** Passes the items of all pages of an operation that takes page and returns list and total. */
    void forEachItem(String api, Map<String, ?> fields, Consumer<JsonNode> use) throws IOException, InterruptedException {
        var request = new HashMap<String, Object>(fields);
        var seen = 0;
        for (var page = 1; ; page++) {
            request.put("page", page);
            var data = read(api, request);
            data.get("list").forEach(use);
            seen += data.get("list").size();
            if (data.get("list").isEmpty() || seen >= data.get("total").asInt()) return;
        }
    }

    /** Uploads a picture and returns its address. */
    String upload(Path file, String mediaType) throws IOException, InterruptedException {
        var boundary = UUID.randomUUID().toString();
        var head = "--%s\r\nContent-Disposition: form-data; name=\"file\"; filename=\"%s\"\r\nContent-Type: %s\r\n\r\n"
                .formatted(boundary, file.getFileName(), mediaType);
        var body = new ByteArrayOutputStream();
        body.writeBytes(head.getBytes(StandardCharsets.UTF_8));
        body.writeBytes(Files.readAllBytes(file));
        body.writeBytes(("\r\n--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8));
        return send("mall.Product.uploadImgs", "multipart/form-data; boundary=" + boundary, body.toByteArray(), null, 2).get("url").asText();
    }

    private JsonNode send(String api, String type, byte[] body, String key, int retries) throws IOException, InterruptedException {
        for (var attempt = 0; ; attempt++) {
            var delay = (long) (Math.random() * 250) << attempt;
            try {
                var response = HTTP.send(request(api, type, body, key), BodyHandlers.ofByteArray());
                var status = response.statusCode();
                var retryAfter = response.headers().firstValueAsLong("Retry-After");
                var canPass = status == 429 || status >= 500;
                if (!canPass || attempt >= retries || retryAfter.orElse(0) > 5) return read(api, status, response.body());
                delay = retryAfter.isPresent() ? retryAfter.getAsLong() * 1000 : delay;
            } catch (IOException failure) {
                if (attempt >= retries) throw failure;
            }
            Thread.sleep(delay);
        }
    }

    private HttpRequest request(String api, String type, byte[] body, String key) {
        var request = HttpRequest.newBuilder(URI.create(server + "/" + api))
                .timeout(Duration.ofSeconds(5))
                .header("Content-Type", type)
                .header("Accept-Language", "en")
                .POST(BodyPublishers.ofByteArray(body));
        if (token != null) request.header("Authorization", "Bearer " + token);
        if (key != null) request.header("Idempotency-Key", key);
        return request.build();
    }

    private JsonNode read(String api, int status, byte[] body) throws IOException {
        var envelope = JSON.readTree(body);
        var code = envelope.path("code").asText();
        var data = envelope.path("data");
        if (status == 401) token = null;
        if (!code.equals("200")) throw new Refusal(status, code, envelope.path("message").asText(), data);
        if (ISSUING.contains(api) && data.hasNonNull("access_id")) token = data.get("access_id").asText();
        return data;
    }
}

/** Codes of refusals by their names; all of them are in x-error-catalogue of openapi.json. */
final class ErrorCode {
    static final String UNKNOWN_PRODUCT = "101";
    static final String INSUFFICIENT_BALANCE = "109";
    static final String SESSION_INVALID = "203";
    static final String PARAMETER_REFUSED = "50010";
    static final String INSUFFICIENT_STOCK = "50150";

    private ErrorCode() {}
}

/** A request that the mall refused. */
class Refusal extends RuntimeException {
    final int status;
    final String code;
    final transient JsonNode data;

    Refusal(int status, String code, String message, JsonNode data) {
        super(code + ": " + message);
        this.status = status;
        this.code = code;
        this.data = data;
    }
}

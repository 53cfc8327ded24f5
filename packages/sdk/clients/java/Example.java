// Calls the mall with Java 17 or later and Jackson (com.fasterxml.jackson.core:jackson-databind).

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

public class Example {
    public static void main(String[] args) throws Exception {
        var mall = new Mall(setting("GATEWAY_URL", "http://localhost:4010/api/"));
        var product = mall.call("mall.Product.index", Map.of("pro_id", 1001));
        System.out.printf("%s: %s%n", product.at("/pro/name").asText(), product.at("/pro/price").asText());

        // Type 3 is by account name, which is the field phone. A captcha is valid for one attempt.
        var captcha = mall.call("mall.Login.getCode", Map.of());
        mall.call("mall.Login.login", Map.of(
                "type", 3,
                "phone", "shopper01",
                "password", "mall2026",
                "imgCode", setting("CAPTCHA_ANSWER", "k7mp"),
                "verificationCode", captcha.get("code").asText()));
        System.out.println("Signed in as " + mall.call("mall.User.personalResources", Map.of()).get("user_name").asText());

        var sku = product.at("/skuBeanList/0/cid").asInt();
        var line = mall.call("mall.Product.addCart", Map.of("pro_id", 1001, "attribute_id", sku, "num", 1), UUID.randomUUID().toString());
        System.out.println("Cart line " + line.get("cart_id").asText());

        try {
            mall.call("mall.Product.index", Map.of("pro_id", 0));
        } catch (Refusal refusal) {
            System.out.printf("Refused: HTTP %d, code %s%n", refusal.status, refusal.code);
        }
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
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String server;
    private volatile String token;

    Mall(String server) {
        this.server = server.replaceFirst("/$", "");
    }

    JsonNode call(String api, Map<String, ?> fields) throws IOException, InterruptedException {
        return call(api, fields, null);
    }

    /**
     * Calls an operation and returns data of its response. Pass an idempotency key to one that accepts it (x-idempotent: key), and the same key
     * again after an IOException: the request may have taken effect.
     */
    JsonNode call(String api, Map<String, ?> fields, String idempotencyKey) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(server + "/" + api))
                .timeout(Duration.ofSeconds(5))
                .header("Content-Type", "application/json")
                .header("Accept-Language", "en")
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(fields)));
        if (token != null) request.header("Authorization", "Bearer " + token);
        if (idempotencyKey != null) request.header("Idempotency-Key", idempotencyKey);
        var response = HTTP.send(request.build(), BodyHandlers.ofString());
        var envelope = JSON.readTree(response.body());
        var code = envelope.path("code").asText();
        var data = envelope.path("data");
        if (!code.equals("200")) throw new Refusal(response.statusCode(), code, envelope.path("message").asText(), data);
        if (ISSUING.contains(api) && data.hasNonNull("access_id")) token = data.get("access_id").asText();
        return data;
    }
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

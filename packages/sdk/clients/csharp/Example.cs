// Calls the mall with .NET and Newtonsoft.Json.

using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

public static class Example
{
    // Not an asynchronous Main, which Mono compiles only with -langversion:latest.
    public static void Main(string[] args) => Run(args).GetAwaiter().GetResult();

    private static async Task Run(string[] args)
    {
        var mall = new Mall(Setting("GATEWAY_URL", "http://localhost:4010/api/"));
        var product = await mall.Call("mall.Product.index", new { pro_id = 1001 }, isSafe: true);
        Console.WriteLine($"{product["pro"]["name"]}: {product["pro"]["price"]}");

        await mall.ForEachItem("mall.Index.search", new { keyword = "balm" }, found => Console.WriteLine($"Found {found["product_title"]}"));

        // Type 3 is by account name, which is the field phone. A captcha is valid for one attempt.
        var captcha = await mall.Call("mall.Login.getCode", new { });
        await mall.Call("mall.Login.login", new
        {
            type = 3,
            phone = "shopper01",
            password = "mall2026",
            imgCode = Setting("CAPTCHA_ANSWER", "k7mp"),
            verificationCode = (string)captcha["code"],
        });
        Console.WriteLine($"Signed in as {(await mall.Call("mall.User.personalResources", new { }, isSafe: true))["user_name"]}");

        var cart = new { pro_id = 1001, attribute_id = (int)product["skuBeanList"][0]["cid"], num = 1 };
        var line = await mall.Call("mall.Product.addCart", cart, Guid.NewGuid().ToString());
        Console.WriteLine($"Cart line {line["cart_id"]}");

        // A key that is stored before the call lets the program repeat it later: the order is placed once.
        var lines = new[] { (int)line["cart_id"] };
        var settlement = await mall.Call("mall.Order.settlement", new { cart_id = lines }, isSafe: true);
        // Amounts of the settlement are numbers, those of requests are texts.
        var total = ((decimal)settlement["total"]).ToString("0.00", CultureInfo.InvariantCulture);
        var request = new { cart_id = lines, pay_type = "wallet_pay", total };
        Console.WriteLine($"Order {(await mall.Call("mall.Order.payment", request, Guid.NewGuid().ToString()))["sNo"]}");

        try
        {
            await mall.Call("mall.Product.index", new { pro_id = 0 });
        }
        catch (Refusal refusal) when (refusal.Code == ErrorCode.UnknownProduct)
        {
            Console.WriteLine("No longer sold");
        }
        catch (Refusal refusal) when (refusal.Code == ErrorCode.ParameterRefused)
        {
            Console.WriteLine($"Refused: HTTP {refusal.Status}, field {refusal.Details["errors"][0]["field"]}");
        }

        // dotnet run balm.png
        if (args.Length > 0) Console.WriteLine($"Uploaded {await mall.Upload(args[0], "image/png")}");
    }

    private static string Setting(string name, string usual) => Environment.GetEnvironmentVariable(name) ?? usual;
}

/// <summary>A client with the session of one customer.</summary>
public sealed class Mall
{
    /// <summary>The operations whose response issues a session token: those with x-issues-token in openapi.json.</summary>
    private static readonly HashSet<string> Issuing = new HashSet<string>
    {
        "mall.Product.addCart", "mall.Login.login", "mall.Login.register", "mall.Login.autoLogin", "mall.Login.userRegister",
    };

    /// <summary>Clients can share it with its connections. A redirect would carry the session to another address.</summary>
    private static readonly HttpClient Http =
        new HttpClient(new HttpClientHandler { AllowAutoRedirect = false }) { Timeout = TimeSpan.FromSeconds(5) };

    private static readonly Random Random = new Random();

    private readonly string server;
    private string token;

    public Mall(string server)
    {
        this.server = server.TrimEnd('/');
    }

    /// <summary>
    /// Calls an operation and returns data of its response. Pass isSafe for an operation that changes nothing (x-idempotent: safe), an idempotency key
    /// to one that accepts it (key): these are repeated after a failure that can pass, twice, with the same key.
    /// </summary>
    public Task<JToken> Call(string api, object fields, string idempotencyKey = null, bool isSafe = false)
    {
        Func<HttpContent> content = () => new StringContent(JsonConvert.SerializeObject(fields), Encoding.UTF8, "application/json");
        return Send(api, content, idempotencyKey, isSafe || idempotencyKey != null ? 2 : 0);
    }

    /// <summary>Passes the items of all pages of an operation that takes page and returns list and total.</summary>
    public async Task ForEachItem(string api, object fields, Action<JToken> use)
    {
        var request = JObject.FromObject(fields);
        var seen = 0;
        for (var page = 1; ; page++)
        {
            request["page"] = page;
            var data = await Call(api, request, isSafe: true);
            var list = (JArray)data["list"];
            foreach (var item in list) use(item);
            seen += list.Count;
            if (list.Count == 0 || seen >= (int)data["total"]) return;
        }
    }

    /// <summary>Uploads a picture and returns its address.</summary>
    public async Task<string> Upload(string path, string mediaType)
    {
        Func<HttpContent> content = () =>
        {
            var file = new ByteArrayContent(File.ReadAllBytes(path));
            file.Headers.ContentType = new MediaTypeHeaderValue(mediaType);
            return new MultipartFormDataContent { { file, "file", Path.GetFileName(path) } };
        };
        return (string)(await Send("mall.Product.uploadImgs", content, null, 2))["url"];
    }

    private async Task<JToken> Send(string api, Func<HttpContent> content, string key, int retries)
    {
        for (var attempt = 0; ; attempt++)
        {
            var delay = TimeSpan.FromMilliseconds(Random.Next(250) << attempt);
            try
            {
                using (var response = await Http.SendAsync(Request(api, content(), key)))
                {
                    var retryAfter = response.Headers.RetryAfter?.Delta;
                    var canPass = (int)response.StatusCode == 429 || (int)response.StatusCode >= 500;
                    if (!canPass || attempt >= retries || retryAfter > TimeSpan.FromSeconds(5)) return await Read(api, response);
                    delay = retryAfter ?? delay;
                }
            }
            catch (Exception failure) when (attempt < retries && (failure is HttpRequestException || failure is TaskCanceledException))
            {
            }
            await Task.Delay(delay);
        }
    }

    private HttpRequestMessage Request(string api, HttpContent content, string key)
    {
        var request = new HttpRequestMessage(HttpMethod.Post, $"{server}/{api}") { Content = content };
        request.Headers.AcceptLanguage.ParseAdd("en");
        if (token != null) request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);
        if (key != null) request.Headers.Add("Idempotency-Key", key);
        return request;
    }

    private async Task<JToken> Read(string api, HttpResponseMessage response)
    {
        var text = new StringReader(await response.Content.ReadAsStringAsync());
        // Without the setting amounts that are numbers would be read as binary floating-point numbers.
        var envelope = JObject.Load(new JsonTextReader(text) { FloatParseHandling = FloatParseHandling.Decimal });
        var data = envelope["data"];
        var code = (string)envelope["code"];
        if ((int)response.StatusCode == 401) token = null;
        if (code != "200") throw new Refusal((int)response.StatusCode, code, (string)envelope["message"], data);
        if (Issuing.Contains(api)) token = (string)data["access_id"] ?? token;
        return data;
    }
}

/// <summary>Codes of refusals by their names; all of them are in x-error-catalogue of openapi.json.</summary>
public static class ErrorCode
{
    public const string UnknownProduct = "101";
    public const string InsufficientBalance = "109";
    public const string SessionInvalid = "203";
    public const string ParameterRefused = "50010";
    public const string InsufficientStock = "50150";
}

/// <summary>A request that the mall refused.</summary>
public sealed class Refusal : Exception
{
    public Refusal(int status, string code, string message, JToken data) : base($"{code}: {message}")
    {
        Status = status;
        Code = code;
        Details = data;
    }

    public int Status { get; }

    public string Code { get; }

    public JToken Details { get; }
}

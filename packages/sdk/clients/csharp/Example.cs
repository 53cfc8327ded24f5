// Calls the mall with .NET and Newtonsoft.Json.

using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

public static class Example
{
    public static async Task Main()
    {
        var mall = new Mall(Setting("GATEWAY_URL", "http://localhost:4010/api/"));
        var product = await mall.Call("mall.Product.index", new { pro_id = 1001 });
        Console.WriteLine($"{product["pro"]["name"]}: {product["pro"]["price"]}");

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
        Console.WriteLine($"Signed in as {(await mall.Call("mall.User.personalResources", new { }))["user_name"]}");

        var cart = new { pro_id = 1001, attribute_id = (int)product["skuBeanList"][0]["cid"], num = 1 };
        var line = await mall.Call("mall.Product.addCart", cart, Guid.NewGuid().ToString());
        Console.WriteLine($"Cart line {line["cart_id"]}");

        try
        {
            await mall.Call("mall.Product.index", new { pro_id = 0 });
        }
        catch (Refusal refusal)
        {
            Console.WriteLine($"Refused: HTTP {refusal.Status}, code {refusal.Code}");
        }
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

    private readonly string server;
    private string token;

    public Mall(string server)
    {
        this.server = server.TrimEnd('/');
    }

    /// <summary>
    /// Calls an operation and returns data of its response. Pass an idempotency key to one that accepts it (x-idempotent: key), and the same key
    /// again after another exception than a Refusal: the request may have taken effect.
    /// </summary>
    public async Task<JToken> Call(string api, object fields, string idempotencyKey = null)
    {
        using (var request = new HttpRequestMessage(HttpMethod.Post, $"{server}/{api}"))
        {
            request.Content = new StringContent(JsonConvert.SerializeObject(fields), Encoding.UTF8, "application/json");
            request.Headers.AcceptLanguage.ParseAdd("en");
            if (token != null) request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);
            if (idempotencyKey != null) request.Headers.Add("Idempotency-Key", idempotencyKey);
            using (var response = await Http.SendAsync(request))
            {
                var envelope = JObject.Parse(await response.Content.ReadAsStringAsync());
                var data = envelope["data"];
                var code = (string)envelope["code"];
                if (code != "200") throw new Refusal((int)response.StatusCode, code, (string)envelope["message"], data);
                if (Issuing.Contains(api)) token = (string)data["access_id"] ?? token;
                return data;
            }
        }
    }
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

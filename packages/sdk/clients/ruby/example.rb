# Calls the mall with Ruby 3.0 or later and its standard library.
require 'json'
require 'net/http'
require 'securerandom'

# A request that the mall refused.
class Refusal < StandardError
  attr_reader :status, :code, :data

  def initialize(status, code, message, data)
    super("#{code}: #{message}")
    @status = status
    @code = code
    @data = data
  end
end

# A client with the session of one customer.
class Mall
  # The operations whose response issues a session token: those with x-issues-token in openapi.json.
  ISSUING = %w[mall.Product.addCart mall.Login.login mall.Login.register mall.Login.autoLogin mall.Login.userRegister].freeze

  attr_accessor :token

  def initialize(server, language: 'en')
    @server = server.chomp('/')
    @language = language
  end

  # Calls an operation and returns `data` of its response. Pass an idempotency key to one that accepts it (x-idempotent: key), and the same
  # key again after a failure other than a Refusal: the request may have taken effect.
  def call(api, fields = {}, idempotency_key: nil)
    uri = URI("#{@server}/#{api}")
    request = Net::HTTP::Post.new(uri, 'Content-Type' => 'application/json', 'Accept-Language' => @language)
    request['Authorization'] = "Bearer #{token}" if token
    request['Idempotency-Key'] = idempotency_key if idempotency_key
    request.body = JSON.generate(fields)
    response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https', open_timeout: 5, read_timeout: 5) do |http|
      # Net::HTTP would send a request again that it takes for idempotent; the mall says which are.
      http.max_retries = 0
      http.request(request)
    end
    envelope = JSON.parse(response.body)
    raise Refusal.new(response.code.to_i, *envelope.values_at('code', 'message', 'data')) unless envelope['code'] == '200'

    data = envelope['data']
    @token = data['access_id'] if ISSUING.include?(api) && data['access_id']
    data
  end
end

mall = Mall.new(ENV.fetch('GATEWAY_URL', 'http://localhost:4010/api/'))
product = mall.call('mall.Product.index', { pro_id: 1001 })
puts "#{product['pro']['name']}: #{product['pro']['price']}"

# Type 3 is by account name, which is the field phone. A captcha is valid for one attempt.
captcha = mall.call('mall.Login.getCode')
mall.call(
  'mall.Login.login',
  {
    type: 3,
    phone: 'shopper01',
    password: 'mall2026',
    imgCode: ENV.fetch('CAPTCHA_ANSWER', 'k7mp'),
    verificationCode: captcha['code']
  }
)
puts "Signed in as #{mall.call('mall.User.personalResources')['user_name']}"

sku = product['skuBeanList'][0]['cid']
line = mall.call('mall.Product.addCart', { pro_id: 1001, attribute_id: sku, num: 1 }, idempotency_key: SecureRandom.uuid)
puts "Cart line #{line['cart_id']}"

begin
  mall.call('mall.Product.index', { pro_id: 0 })
rescue Refusal => e
  puts "Refused: HTTP #{e.status}, code #{e.code}"
end

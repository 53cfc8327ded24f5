# Calls the mall with Ruby 3.0 or later and its standard library.
require 'bigdecimal'
require 'json'
require 'net/http'
require 'securerandom'

# Codes of refusals by their names; all of them are in x-error-catalogue of openapi.json.
module ErrorCode
  UNKNOWN_PRODUCT = '101'
  INSUFFICIENT_BALANCE = '109'
  SESSION_INVALID = '203'
  PARAMETER_REFUSED = '50010'
  INSUFFICIENT_STOCK = '50150'
end

# A request that the mall refused.
class Refusal < StandardError
  attr_reader :status, :code, :data, :retry_after

  def initialize(status, envelope, retry_after)
    @code, message, @data = envelope.values_at('code', 'message', 'data')
    super("#{@code}: #{message}")
    @status = status
    @retry_after = retry_after
  end
end

# No response of the mall: none at all, with the status 0, or one without an envelope, such as the page of a proxy.
class Unavailable < StandardError
  attr_reader :status, :retry_after

  def initialize(message, status, retry_after)
    super(message)
    @status = status
    @retry_after = retry_after
  end
end

# Returns an amount with two decimal places: some responses have it as a number, 128.5, requests and all others as a text, "128.50".
# `format` is exact for a Rational, not for a BigDecimal.
def amount(value)
  format('%.2f', value.to_r)
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

  # Calls an operation and returns `data` of its response. Pass `safe` for an operation that changes nothing (x-idempotent: safe), an
  # idempotency key to one that accepts it (key): these are repeated after a failure that can pass, twice, with the same key.
  def call(api, fields = {}, idempotency_key: nil, safe: false)
    request = Net::HTTP::Post.new(URI("#{@server}/#{api}"), 'Content-Type' => 'application/json')
    request['Idempotency-Key'] = idempotency_key if idempotency_key
    request.body = JSON.generate(fields)
    send_with_retries(api, repeats: safe || idempotency_key ? 2 : 0) { deliver(request) }
  end

  # Yields the items of all pages of an operation that takes `page` and returns `list` and `total`.
  def each_item(api, fields = {}, &block)
    return enum_for(:each_item, api, fields) unless block

    seen = 0
    1.step do |page|
      list, total = call(api, fields.merge(page: page), safe: true).values_at('list', 'total')
      list.each(&block)
      seen += list.size
      break if list.empty? || seen >= total
    end
  end

  # Uploads a picture and returns its address.
  def upload(path, media_type)
    request = Net::HTTP::Post.new(URI("#{@server}/mall.Product.uploadImgs"))
    # An open file: Net::HTTP cannot send bytes under a name that is not ASCII.
    File.open(path, 'rb') do |file|
      request.set_form([['file', file, { filename: File.basename(path), content_type: media_type }]], 'multipart/form-data')
      data = send_with_retries('mall.Product.uploadImgs', repeats: 2) do
        file.rewind # The attempt before has read the file to its end.
        deliver(request)
      end
      data['url']
    end
  end

  private

  # Makes the attempts of a call. The block makes one and returns its response.
  def send_with_retries(api, repeats:)
    attempt = 0
    begin
      read(api, yield)
    rescue Refusal, Unavailable => e
      attempt += 1
      can_pass = e.status.zero? || e.status == 429 || e.status >= 500
      raise if !can_pass || attempt > repeats || (e.retry_after || 0) > 5

      sleep(e.retry_after || rand * 0.25 * 2**(attempt - 1))
      retry
    end
  end

  def deliver(request)
    uri = request.uri
    request['Accept-Language'] = @language
    request['Authorization'] = token && "Bearer #{token}"
    Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https', open_timeout: 5, read_timeout: 5) do |http|
      # Net::HTTP would send a request again that it takes for idempotent; the mall says which are.
      http.max_retries = 0
      http.request(request)
    end
  rescue SystemCallError, SocketError, IOError, Timeout::Error => e
    raise Unavailable.new(e.message, 0, nil)
  end

  def read(api, response)
    status = response.code.to_i
    @token = nil if status == 401
    retry_after = response['Retry-After']&.to_i
    envelope = parse(response.body)
    raise Unavailable.new("#{api}: HTTP #{status} without an envelope", status, retry_after) if envelope.empty?
    raise Refusal.new(status, envelope, retry_after) unless envelope['code'] == '200'

    data = envelope['data']
    @token = data['access_id'] if ISSUING.include?(api) && data['access_id']
    data
  end

  # Returns the envelope of a body; empty for another body, such as the page of a proxy.
  def parse(body)
    envelope = JSON.parse(body, decimal_class: BigDecimal)
    envelope.is_a?(Hash) && envelope['code'] ? envelope : {}
  rescue JSON::ParserError
    {}
  end
end

mall = Mall.new(ENV.fetch('GATEWAY_URL', 'http://localhost:4010/api/'))
product = mall.call('mall.Product.index', { pro_id: 1001 }, safe: true)
puts "#{product['pro']['name']}: #{product['pro']['price']}"

mall.each_item('mall.Index.search', { keyword: 'balm' }) { |found| puts "Found #{found['product_title']}" }

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
puts "Signed in as #{mall.call('mall.User.personalResources', safe: true)['user_name']}"

sku = product['skuBeanList'][0]['cid']
line = mall.call('mall.Product.addCart', { pro_id: 1001, attribute_id: sku, num: 1 }, idempotency_key: SecureRandom.uuid)
puts "Cart line #{line['cart_id']}"

# A key that is stored before the call lets the program repeat it later: the order is placed once.
settlement = mall.call('mall.Order.settlement', { cart_id: [line['cart_id']] }, safe: true)
order = { cart_id: [line['cart_id']], pay_type: 'wallet_pay', total: amount(settlement['total']) }
puts "Order #{mall.call('mall.Order.payment', order, idempotency_key: SecureRandom.uuid)['sNo']}"

begin
  mall.call('mall.Product.index', { pro_id: 0 })
rescue Refusal => e
  case e.code
  when ErrorCode::UNKNOWN_PRODUCT then puts 'No longer sold'
  when ErrorCode::PARAMETER_REFUSED then puts "Refused: HTTP #{e.status}, field #{e.data['errors'][0]['field']}"
  else raise
  end
end

# ruby example.rb balm.png
puts "Uploaded #{mall.upload(ARGV.first, 'image/png')}" if ARGV.any?

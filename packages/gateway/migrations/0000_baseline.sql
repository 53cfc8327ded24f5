-- The schema of 2026-11-25, in place of the 42 migrations that led to it. A database that has them is left as it is.
CREATE FUNCTION copy_product() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  SELECT p.shop_id, p.brand_id, p.class_id, p.price_from, p.created_at, p.sold, p.status, p.recycled, p.labels
    INTO NEW.shop_id, NEW.brand_id, NEW.class_id, NEW.price_from, NEW.created_at, NEW.sold, NEW.status, NEW.recycled, NEW.labels
    FROM products p WHERE p.id = NEW.product_id FOR SHARE;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION copy_to_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE product_tokens SET product_id = product_id WHERE product_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_refund() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE related record;
BEGIN
  -- By id ascending, so that refunds of two parts of one order cannot deadlock.
  FOR related IN
    SELECT o.id, o.total, o.paid_at FROM orders o
     WHERE o.id = NEW.order_id OR o.id = (SELECT part.parent_id FROM orders part WHERE part.id = NEW.order_id)
     ORDER BY o.id
  LOOP
    IF related.paid_at IS NULL THEN
      RAISE EXCEPTION 'order % was never paid', related.id USING errcode = 'check_violation';
    END IF;
    INSERT INTO refund_totals (order_id, paid, refunded) VALUES (related.id, related.total, NEW.amount)
      ON CONFLICT (order_id) DO UPDATE SET refunded = refund_totals.refunded + excluded.refunded;
  END LOOP;
  IF NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = NEW.order_id AND o.split_at IS NULL) THEN
    RAISE EXCEPTION 'order % cannot be refunded: it does not exist or was split', NEW.order_id USING errcode = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION notify_catalog_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('catalog_changes', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
CREATE FUNCTION refuse_refund_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'pending'
     AND (NEW.id, NEW.reference, NEW.order_id, NEW.customer_id, NEW.reason, NEW.amount, NEW.method, NEW.created_at)
       = (OLD.id, OLD.reference, OLD.order_id, OLD.customer_id, OLD.reason, OLD.amount, OLD.method, OLD.created_at)
     AND NEW.after_sale_id IS NOT DISTINCT FROM OLD.after_sale_id
     AND NEW.charge_reference IS NOT DISTINCT FROM OLD.charge_reference THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a refund cannot be deleted, and only the progress of a pending one can change' USING errcode = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TABLE addresses (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    consignee text NOT NULL,
    dial_code text NOT NULL,
    mobile text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    district text NOT NULL,
    detail text NOT NULL,
    zip_code text DEFAULT ''::text NOT NULL,
    is_default boolean NOT NULL,
    created_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE addresses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE after_sale_steps (
    id bigint NOT NULL,
    after_sale_id bigint NOT NULL,
    event text NOT NULL,
    state smallint NOT NULL,
    actor text NOT NULL,
    at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE after_sale_steps ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME after_sale_steps_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE after_sales (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    order_id bigint NOT NULL,
    line_id bigint NOT NULL,
    kind smallint NOT NULL,
    state smallint NOT NULL,
    reason text NOT NULL,
    pictures jsonb NOT NULL,
    goods_amount bigint NOT NULL,
    freight_amount bigint NOT NULL,
    refunded_amount bigint DEFAULT 0 NOT NULL,
    refusal text DEFAULT ''::text NOT NULL,
    applied_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    deadline_at timestamp with time zone,
    return_courier text DEFAULT ''::text NOT NULL,
    return_parcel text DEFAULT ''::text NOT NULL,
    return_contact text DEFAULT ''::text NOT NULL,
    return_phone text DEFAULT ''::text NOT NULL,
    returned_at timestamp with time zone,
    send_courier text DEFAULT ''::text NOT NULL,
    send_parcel text DEFAULT ''::text NOT NULL,
    sent_at timestamp with time zone,
    CONSTRAINT after_sale_amounts CHECK (((goods_amount >= 0) AND (freight_amount >= 0) AND (refunded_amount >= 0) AND ((kind <> 3) OR (((goods_amount + freight_amount) + refunded_amount) = 0))))
);--> statement-breakpoint
ALTER TABLE after_sales ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME after_sales_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE attempts (
    key text NOT NULL,
    count integer NOT NULL,
    since timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE attribute_values (
    id bigint NOT NULL,
    attribute_id bigint NOT NULL,
    name jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE attributes (
    id bigint NOT NULL,
    name jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE auto_tokens (
    token_hash bytea NOT NULL,
    family text NOT NULL,
    customer_id bigint NOT NULL,
    session_id bigint,
    used boolean DEFAULT false NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    family_since timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE back_office_tokens (
    token_hash bytea NOT NULL,
    customer_id bigint NOT NULL,
    expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE bank_cards (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    holder text NOT NULL,
    bank text NOT NULL,
    branch text NOT NULL,
    number text NOT NULL,
    is_default boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    masked text NOT NULL,
    number_key bytea NOT NULL
);--> statement-breakpoint
ALTER TABLE bank_cards ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME bank_cards_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE brands (
    id bigint NOT NULL,
    name jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE captchas (
    token_hash bytea NOT NULL,
    answer_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    addressee_hash bytea
);--> statement-breakpoint
CREATE TABLE cart_lines (
    id bigint NOT NULL,
    customer_id bigint,
    guest_id bigint,
    product_id bigint NOT NULL,
    sku_id bigint NOT NULL,
    quantity integer NOT NULL,
    selected boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT cart_line_of_one CHECK (((customer_id IS NULL) <> (guest_id IS NULL))),
    CONSTRAINT cart_quantity_positive CHECK ((quantity > 0))
);--> statement-breakpoint
ALTER TABLE cart_lines ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cart_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE charges (
    id bigint NOT NULL,
    reference text NOT NULL,
    customer_id bigint NOT NULL,
    kind text NOT NULL,
    number text NOT NULL,
    method text NOT NULL,
    amount bigint NOT NULL,
    code text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE charges ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME charges_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE coupon_campaigns (
    id bigint NOT NULL,
    shop_id bigint,
    name jsonb NOT NULL,
    terms jsonb NOT NULL,
    benefit smallint NOT NULL,
    scope smallint NOT NULL,
    scope_ids bigint[] NOT NULL,
    amount bigint NOT NULL,
    paid_share integer NOT NULL,
    threshold bigint NOT NULL,
    issued integer,
    "left" integer,
    per_customer integer NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    valid_days integer,
    CONSTRAINT coupon_paid_share CHECK (((paid_share >= 0) AND (paid_share <= 1000))),
    CONSTRAINT coupons_left_within_issued CHECK ((("left" >= 0) AND ("left" <= issued)))
);--> statement-breakpoint
CREATE TABLE coupon_receipts (
    campaign_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    received integer NOT NULL
);--> statement-breakpoint
CREATE TABLE coupons (
    id bigint NOT NULL,
    campaign_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    received_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    order_id bigint,
    used_at timestamp with time zone,
    membership_order_id bigint,
    CONSTRAINT coupon_used_by_order CHECK (((used_at IS NULL) OR (order_id IS NOT NULL) OR (membership_order_id IS NOT NULL)))
);--> statement-breakpoint
ALTER TABLE coupons ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME coupons_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE customers (
    id bigint NOT NULL,
    account text,
    dial_code text NOT NULL,
    phone text,
    email text,
    name text NOT NULL,
    avatar text DEFAULT ''::text NOT NULL,
    password_hash text,
    payment_password_hash text,
    payment_attempts integer DEFAULT 0 NOT NULL,
    payment_locked_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    sex smallint DEFAULT 0 NOT NULL,
    birthday date,
    language text
);--> statement-breakpoint
ALTER TABLE customers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME customers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE demo_charges (
    code text NOT NULL,
    reference text NOT NULL,
    amount bigint NOT NULL,
    subject text NOT NULL
);--> statement-breakpoint
CREATE TABLE demo_payments (
    reference text NOT NULL,
    amount bigint NOT NULL,
    at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE demo_refunds (
    refund_reference text NOT NULL,
    reference text NOT NULL,
    amount bigint NOT NULL,
    at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE emails (
    id bigint NOT NULL,
    recipient text NOT NULL,
    language text,
    subject jsonb NOT NULL,
    text jsonb NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    failed_at timestamp with time zone,
    last_error text DEFAULT ''::text NOT NULL,
    page text DEFAULT ''::text NOT NULL
);--> statement-breakpoint
ALTER TABLE emails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME emails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE failed_records (
    job text NOT NULL,
    record_id bigint NOT NULL,
    attempts integer NOT NULL,
    first_failed_at timestamp with time zone NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    last_error text NOT NULL
);--> statement-breakpoint
CREATE TABLE favorites (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    product_id bigint,
    shop_id bigint,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT favorite_of_one CHECK (((product_id IS NULL) <> (shop_id IS NULL)))
);--> statement-breakpoint
ALTER TABLE favorites ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME favorites_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE flash_items (
    id bigint NOT NULL,
    slot_id bigint NOT NULL,
    "position" integer NOT NULL,
    product_id bigint NOT NULL,
    sku_id bigint NOT NULL,
    price bigint NOT NULL,
    quantity integer NOT NULL,
    available integer NOT NULL,
    per_customer integer NOT NULL,
    CONSTRAINT flash_pieces_within_quantity CHECK (((available >= 0) AND (available <= quantity))),
    CONSTRAINT flash_price_positive CHECK ((price > 0))
);--> statement-breakpoint
ALTER TABLE flash_items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME flash_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE flash_movements (
    id bigint NOT NULL,
    item_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    order_id bigint NOT NULL,
    quantity integer NOT NULL,
    at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE flash_movements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME flash_movements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE flash_plan (
    start_minute integer NOT NULL,
    minutes integer NOT NULL,
    "position" integer NOT NULL,
    product_id bigint NOT NULL,
    sku_id bigint NOT NULL,
    price bigint NOT NULL,
    quantity integer NOT NULL,
    per_customer integer NOT NULL
);--> statement-breakpoint
CREATE TABLE flash_slots (
    id bigint NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT flash_slot_lasts CHECK ((ends_at > starts_at))
);--> statement-breakpoint
ALTER TABLE flash_slots ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME flash_slots_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE guests (
    id bigint NOT NULL,
    created_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE guests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME guests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE idempotency_keys (
    session text NOT NULL,
    api text NOT NULL,
    key text NOT NULL,
    request bytea NOT NULL,
    answer text,
    created_at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE invoice_files (
    id bigint NOT NULL,
    invoice_id bigint NOT NULL,
    content bytea NOT NULL,
    amount bigint NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    replaced_at timestamp with time zone,
    refunded bigint NOT NULL
);--> statement-breakpoint
ALTER TABLE invoice_files ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME invoice_files_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE invoice_titles (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    kind smallint NOT NULL,
    name text NOT NULL,
    tax_number text NOT NULL,
    registered_address text NOT NULL,
    registered_phone text NOT NULL,
    bank text NOT NULL,
    bank_account text NOT NULL,
    is_default boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT invoice_title_company_has_tax_number CHECK (((kind <> 1) OR (tax_number <> ''::text)))
);--> statement-breakpoint
ALTER TABLE invoice_titles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME invoice_titles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE invoices (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    order_id bigint NOT NULL,
    state smallint NOT NULL,
    title jsonb NOT NULL,
    email text NOT NULL,
    amount bigint NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    issued_at timestamp with time zone,
    revoked_at timestamp with time zone,
    revoked_by text,
    reason text DEFAULT ''::text NOT NULL,
    correction_since timestamp with time zone,
    CONSTRAINT invoice_amount_not_negative CHECK ((amount >= 0)),
    CONSTRAINT invoice_corrected_when_completed CHECK (((correction_since IS NULL) OR (state = 2))),
    CONSTRAINT invoice_issued_when_completed CHECK (((state = 2) = (issued_at IS NOT NULL))),
    CONSTRAINT invoice_revoked_by_someone CHECK (((state = 3) = (revoked_by IS NOT NULL)))
);--> statement-breakpoint
ALTER TABLE invoices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE job_runs (
    job text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    duration_ms integer NOT NULL,
    failures integer NOT NULL,
    last_error text NOT NULL
);--> statement-breakpoint
CREATE TABLE ledger_accounts (
    id bigint NOT NULL,
    kind text NOT NULL,
    customer_id bigint,
    balance bigint NOT NULL,
    CONSTRAINT balance_not_negative CHECK ((balance >= 0))
);--> statement-breakpoint
ALTER TABLE ledger_accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ledger_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE ledger_entries (
    id bigint NOT NULL,
    posting_id bigint NOT NULL,
    account_id bigint NOT NULL,
    amount bigint NOT NULL
);--> statement-breakpoint
ALTER TABLE ledger_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ledger_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE ledger_postings (
    id bigint NOT NULL,
    kind text NOT NULL,
    order_id bigint,
    at timestamp with time zone NOT NULL,
    refund_id bigint,
    CONSTRAINT ledger_posting_names_its_refund CHECK (((kind = ANY (ARRAY['order_refund'::text, 'refund_sent'::text, 'refund_returned'::text])) = (refund_id IS NOT NULL)))
);--> statement-breakpoint
ALTER TABLE ledger_postings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ledger_postings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE membership_orders (
    id bigint NOT NULL,
    number text NOT NULL,
    customer_id bigint NOT NULL,
    plan smallint NOT NULL,
    amount bigint NOT NULL,
    payment_method text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    ends_at timestamp with time zone,
    coupon_id bigint
);--> statement-breakpoint
ALTER TABLE membership_orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME membership_orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE memberships (
    customer_id bigint NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    silenced_for timestamp with time zone
);--> statement-breakpoint
CREATE TABLE messages (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    title jsonb NOT NULL,
    paragraphs jsonb NOT NULL,
    at timestamp with time zone NOT NULL,
    read_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE notices (
    id bigint NOT NULL,
    type smallint NOT NULL,
    title jsonb NOT NULL,
    body jsonb NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE notices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE order_events (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    event text NOT NULL,
    at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE order_lines (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    shop_id bigint NOT NULL,
    product_id bigint NOT NULL,
    sku_id bigint NOT NULL,
    title jsonb NOT NULL,
    options jsonb NOT NULL,
    unit_price bigint NOT NULL,
    quantity integer NOT NULL,
    picture text NOT NULL,
    discount bigint DEFAULT 0 NOT NULL,
    reviewed_at timestamp with time zone,
    in_after_sale boolean DEFAULT false NOT NULL,
    refunded_at timestamp with time zone,
    refunded bigint DEFAULT 0 NOT NULL,
    restocked_at timestamp with time zone,
    exchanges smallint DEFAULT 0 NOT NULL,
    exchanged_at timestamp with time zone,
    CONSTRAINT order_discount_within_line CHECK (((discount >= 0) AND (discount <= (unit_price * quantity)))),
    CONSTRAINT order_line_refunded_within_paid CHECK (((refunded >= 0) AND (refunded <= ((unit_price * quantity) - discount)))),
    CONSTRAINT order_quantity_positive CHECK ((quantity > 0))
);--> statement-breakpoint
ALTER TABLE order_lines ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME order_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE orders (
    id bigint NOT NULL,
    number text NOT NULL,
    customer_id bigint NOT NULL,
    status smallint NOT NULL,
    goods_total bigint NOT NULL,
    freight bigint NOT NULL,
    total bigint NOT NULL,
    payment_method text NOT NULL,
    consignee text NOT NULL,
    mobile text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    district text NOT NULL,
    address_detail text NOT NULL,
    remarks jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    shipped_at timestamp with time zone,
    closed_at timestamp with time zone,
    closed_by text,
    courier text DEFAULT ''::text NOT NULL,
    parcel_number text DEFAULT ''::text NOT NULL,
    removed boolean DEFAULT false NOT NULL,
    kind text DEFAULT 'GM'::text NOT NULL,
    received_at timestamp with time zone,
    shop_discount bigint DEFAULT 0 NOT NULL,
    mall_discount bigint DEFAULT 0 NOT NULL,
    pickup_store_id bigint,
    pickup_code text DEFAULT ''::text NOT NULL,
    pickup_code_expires_at timestamp with time zone,
    reminded_at timestamp with time zone,
    shares jsonb DEFAULT '[]'::jsonb NOT NULL,
    split_at timestamp with time zone,
    parent_id bigint,
    charge_reference text,
    CONSTRAINT order_total_adds_up CHECK (((total = (((goods_total + freight) - shop_discount) - mall_discount)) AND (total >= 0)))
);--> statement-breakpoint
ALTER TABLE orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE outbox (
    id bigint NOT NULL,
    "to" text NOT NULL,
    text text NOT NULL,
    at timestamp with time zone NOT NULL,
    subject text
);--> statement-breakpoint
ALTER TABLE outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE payment_notices (
    id bigint NOT NULL,
    reference text NOT NULL,
    outcome text NOT NULL,
    at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE payment_notices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME payment_notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE payment_permits (
    id bigint NOT NULL,
    session_id bigint NOT NULL,
    expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE payment_permits ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME payment_permits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE pending_messages (
    id bigint NOT NULL,
    recipient text NOT NULL,
    encrypted_text text NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_error text DEFAULT ''::text NOT NULL
);--> statement-breakpoint
ALTER TABLE pending_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME pending_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE phone_change_tokens (
    token_hash bytea NOT NULL,
    customer_id bigint NOT NULL,
    expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE points_accounts (
    customer_id bigint NOT NULL,
    available integer NOT NULL,
    CONSTRAINT points_not_negative CHECK ((available >= 0))
);--> statement-breakpoint
CREATE TABLE points_records (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    type smallint NOT NULL,
    points integer NOT NULL,
    at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    removed boolean DEFAULT false NOT NULL,
    order_id bigint,
    paid bigint,
    shortfall integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
ALTER TABLE points_records ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME points_records_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE product_classes (
    id bigint NOT NULL,
    name jsonb NOT NULL,
    "position" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE product_ratings (
    product_id bigint NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    good integer DEFAULT 0 NOT NULL,
    medium integer DEFAULT 0 NOT NULL,
    bad integer DEFAULT 0 NOT NULL,
    with_pictures integer DEFAULT 0 NOT NULL,
    with_follow_up integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE product_texts (
    product_id bigint NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    subtitle text NOT NULL,
    content jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE product_tokens (
    product_id bigint NOT NULL,
    shop_id bigint NOT NULL,
    brand_id bigint NOT NULL,
    class_id bigint NOT NULL,
    price_from bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sold integer DEFAULT 0 NOT NULL,
    status smallint NOT NULL,
    recycled boolean DEFAULT false NOT NULL,
    labels smallint[] NOT NULL,
    tokens text[] NOT NULL
);--> statement-breakpoint
CREATE TABLE products (
    id bigint NOT NULL,
    shop_id bigint NOT NULL,
    brand_id bigint NOT NULL,
    class_id bigint NOT NULL,
    status smallint NOT NULL,
    recycled boolean DEFAULT false NOT NULL,
    labels smallint[] NOT NULL,
    pictures text[] NOT NULL,
    price_from bigint NOT NULL,
    price_to bigint NOT NULL,
    sold integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    draw double precision DEFAULT random() NOT NULL,
    film text DEFAULT ''::text NOT NULL
);--> statement-breakpoint
CREATE TABLE read_notices (
    customer_id bigint NOT NULL,
    notice_id bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE refund_totals (
    order_id bigint NOT NULL,
    paid bigint NOT NULL,
    refunded bigint NOT NULL,
    CONSTRAINT refunded_at_most_paid CHECK (((refunded >= 0) AND (refunded <= paid)))
);--> statement-breakpoint
CREATE TABLE refunds (
    id bigint NOT NULL,
    reference text NOT NULL,
    order_id bigint NOT NULL,
    order_number text NOT NULL,
    customer_id bigint NOT NULL,
    reason text NOT NULL,
    after_sale_id bigint,
    amount bigint NOT NULL,
    method text NOT NULL,
    charge_reference text,
    state text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone,
    last_error text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    completed_at timestamp with time zone,
    CONSTRAINT refund_by_provider_has_its_charge CHECK (((method = 'wallet'::text) OR (charge_reference IS NOT NULL))),
    CONSTRAINT refund_has_its_cause CHECK (((reason = 'after_sale'::text) = (after_sale_id IS NOT NULL))),
    CONSTRAINT refund_is_settled_or_pending CHECK (((state = 'pending'::text) = (completed_at IS NULL))),
    CONSTRAINT refund_not_negative CHECK ((amount >= 0))
);--> statement-breakpoint
ALTER TABLE refunds ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME refunds_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE refused_notices (
    day date NOT NULL,
    outcome text NOT NULL,
    count integer NOT NULL
);--> statement-breakpoint
CREATE TABLE review_replies (
    id bigint NOT NULL,
    review_id bigint NOT NULL,
    parent_id bigint,
    customer_id bigint,
    author_name text NOT NULL,
    author_picture text DEFAULT ''::text NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE review_replies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME review_replies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE reviews (
    id bigint NOT NULL,
    product_id bigint NOT NULL,
    sku_id bigint NOT NULL,
    options jsonb NOT NULL,
    order_line_id bigint,
    customer_id bigint,
    author_name text NOT NULL,
    author_picture text DEFAULT ''::text NOT NULL,
    anonymous boolean NOT NULL,
    stars smallint NOT NULL,
    content text NOT NULL,
    pictures text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    follow_up text DEFAULT ''::text NOT NULL,
    follow_up_pictures text[] DEFAULT '{}'::text[] NOT NULL,
    follow_up_at timestamp with time zone,
    follow_up_day integer DEFAULT 0 NOT NULL,
    answer text DEFAULT ''::text NOT NULL,
    replies integer DEFAULT 0 NOT NULL,
    CONSTRAINT review_stars CHECK (((stars >= 1) AND (stars <= 5)))
);--> statement-breakpoint
ALTER TABLE reviews ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE seal_probe (
    id integer DEFAULT 1 NOT NULL,
    sealed text NOT NULL,
    CONSTRAINT seal_probe_is_one CHECK ((id = 1))
);--> statement-breakpoint
CREATE TABLE search_terms (
    word text NOT NULL,
    keys text[] NOT NULL
);--> statement-breakpoint
CREATE TABLE search_words (
    id bigint NOT NULL,
    customer_id bigint,
    guest_id bigint,
    words text NOT NULL,
    searched_at timestamp with time zone NOT NULL,
    CONSTRAINT search_words_of_one CHECK (((customer_id IS NULL) <> (guest_id IS NULL)))
);--> statement-breakpoint
ALTER TABLE search_words ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME search_words_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE sent_codes (
    key text NOT NULL,
    code_hash bytea NOT NULL,
    tries smallint NOT NULL,
    expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE sessions (
    id bigint NOT NULL,
    token_hash bytea NOT NULL,
    customer_id bigint,
    guest_id bigint,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    days smallint NOT NULL,
    language text,
    CONSTRAINT session_of_one CHECK (((customer_id IS NULL) <> (guest_id IS NULL)))
);--> statement-breakpoint
ALTER TABLE sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE shop_applications (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    state smallint NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    about text NOT NULL,
    kind integer NOT NULL,
    goods text NOT NULL,
    applicant text NOT NULL,
    identity_number text NOT NULL,
    mobile text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    district text NOT NULL,
    address_detail text NOT NULL,
    nature smallint NOT NULL,
    pictures jsonb NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone
);--> statement-breakpoint
ALTER TABLE shop_applications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME shop_applications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE shop_stores (
    id bigint NOT NULL,
    shop_id bigint NOT NULL,
    name jsonb NOT NULL,
    phone text NOT NULL,
    hours text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    district text NOT NULL,
    address_detail jsonb NOT NULL,
    is_default boolean NOT NULL
);--> statement-breakpoint
CREATE TABLE shops (
    id bigint NOT NULL,
    name jsonb NOT NULL,
    logo text NOT NULL,
    is_open smallint NOT NULL,
    followers integer DEFAULT 0 NOT NULL,
    freight bigint NOT NULL,
    freight_free_from bigint NOT NULL,
    poster text DEFAULT ''::text NOT NULL,
    about jsonb DEFAULT '{"en": "", "ko": "", "tn": "", "zh": ""}'::jsonb NOT NULL,
    province text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    district text DEFAULT ''::text NOT NULL,
    issues_invoices boolean DEFAULT true NOT NULL
);--> statement-breakpoint
CREATE TABLE skus (
    id bigint NOT NULL,
    product_id bigint NOT NULL,
    price bigint NOT NULL,
    picture text NOT NULL,
    value_ids bigint[] NOT NULL,
    "position" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE stock (
    sku_id bigint NOT NULL,
    available integer NOT NULL,
    CONSTRAINT stock_not_negative CHECK ((available >= 0))
);--> statement-breakpoint
CREATE TABLE stock_movements (
    id bigint NOT NULL,
    sku_id bigint NOT NULL,
    quantity integer NOT NULL,
    reason text NOT NULL,
    order_id bigint,
    at timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE stock_movements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME stock_movements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
CREATE TABLE uploads (
    customer_id bigint NOT NULL,
    name text NOT NULL,
    picture bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    kept_at timestamp with time zone,
    public_name text
);--> statement-breakpoint
CREATE TABLE wechat_bindings (
    customer_id bigint NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE withdrawals (
    id bigint NOT NULL,
    customer_id bigint NOT NULL,
    state smallint NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    holder text NOT NULL,
    bank text,
    branch text,
    number text,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    masked text,
    method smallint DEFAULT 1 NOT NULL,
    wechat_name text
);--> statement-breakpoint
ALTER TABLE withdrawals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME withdrawals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);--> statement-breakpoint
ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY after_sale_steps
    ADD CONSTRAINT after_sale_steps_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY after_sales
    ADD CONSTRAINT after_sales_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);--> statement-breakpoint
ALTER TABLE ONLY attribute_values
    ADD CONSTRAINT attribute_values_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY attributes
    ADD CONSTRAINT attributes_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY auto_tokens
    ADD CONSTRAINT auto_tokens_pkey PRIMARY KEY (token_hash);--> statement-breakpoint
ALTER TABLE ONLY back_office_tokens
    ADD CONSTRAINT back_office_tokens_pkey PRIMARY KEY (token_hash);--> statement-breakpoint
ALTER TABLE ONLY bank_cards
    ADD CONSTRAINT bank_cards_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY captchas
    ADD CONSTRAINT captchas_pkey PRIMARY KEY (token_hash);--> statement-breakpoint
ALTER TABLE ONLY cart_lines
    ADD CONSTRAINT cart_lines_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY charges
    ADD CONSTRAINT charges_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY charges
    ADD CONSTRAINT charges_reference_unique UNIQUE (reference);--> statement-breakpoint
ALTER TABLE ONLY coupon_campaigns
    ADD CONSTRAINT coupon_campaigns_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY coupon_receipts
    ADD CONSTRAINT coupon_receipts_customer_id_campaign_id_pk PRIMARY KEY (customer_id, campaign_id);--> statement-breakpoint
ALTER TABLE ONLY coupons
    ADD CONSTRAINT coupons_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY customers
    ADD CONSTRAINT customers_account_unique UNIQUE (account);--> statement-breakpoint
ALTER TABLE ONLY customers
    ADD CONSTRAINT customers_email_unique UNIQUE (email);--> statement-breakpoint
ALTER TABLE ONLY customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY demo_charges
    ADD CONSTRAINT demo_charges_pkey PRIMARY KEY (code);--> statement-breakpoint
ALTER TABLE ONLY demo_payments
    ADD CONSTRAINT demo_payments_pkey PRIMARY KEY (reference);--> statement-breakpoint
ALTER TABLE ONLY demo_refunds
    ADD CONSTRAINT demo_refunds_pkey PRIMARY KEY (refund_reference);--> statement-breakpoint
ALTER TABLE ONLY emails
    ADD CONSTRAINT emails_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY failed_records
    ADD CONSTRAINT failed_records_job_record_id_pk PRIMARY KEY (job, record_id);--> statement-breakpoint
ALTER TABLE ONLY favorites
    ADD CONSTRAINT favorites_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY flash_items
    ADD CONSTRAINT flash_items_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY flash_movements
    ADD CONSTRAINT flash_movements_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY flash_plan
    ADD CONSTRAINT flash_plan_start_minute_position_pk PRIMARY KEY (start_minute, "position");--> statement-breakpoint
ALTER TABLE ONLY flash_slots
    ADD CONSTRAINT flash_slots_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY flash_slots
    ADD CONSTRAINT flash_slots_starts_at_unique UNIQUE (starts_at);--> statement-breakpoint
ALTER TABLE ONLY guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_session_api_key_pk PRIMARY KEY (session, api, key);--> statement-breakpoint
ALTER TABLE ONLY invoice_files
    ADD CONSTRAINT invoice_files_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY invoice_titles
    ADD CONSTRAINT invoice_titles_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_order_id_unique UNIQUE (order_id);--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY job_runs
    ADD CONSTRAINT job_runs_pkey PRIMARY KEY (job);--> statement-breakpoint
ALTER TABLE ONLY ledger_accounts
    ADD CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY ledger_postings
    ADD CONSTRAINT ledger_postings_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY membership_orders
    ADD CONSTRAINT membership_orders_number_unique UNIQUE (number);--> statement-breakpoint
ALTER TABLE ONLY membership_orders
    ADD CONSTRAINT membership_orders_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (customer_id);--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_number_unique UNIQUE (number);--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY payment_notices
    ADD CONSTRAINT payment_notices_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY payment_permits
    ADD CONSTRAINT payment_permits_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY payment_permits
    ADD CONSTRAINT payment_permits_session_id_unique UNIQUE (session_id);--> statement-breakpoint
ALTER TABLE ONLY pending_messages
    ADD CONSTRAINT pending_messages_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY phone_change_tokens
    ADD CONSTRAINT phone_change_tokens_pkey PRIMARY KEY (token_hash);--> statement-breakpoint
ALTER TABLE ONLY points_accounts
    ADD CONSTRAINT points_accounts_pkey PRIMARY KEY (customer_id);--> statement-breakpoint
ALTER TABLE ONLY points_records
    ADD CONSTRAINT points_records_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY product_classes
    ADD CONSTRAINT product_classes_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY product_ratings
    ADD CONSTRAINT product_ratings_pkey PRIMARY KEY (product_id);--> statement-breakpoint
ALTER TABLE ONLY product_texts
    ADD CONSTRAINT product_texts_product_id_language_pk PRIMARY KEY (product_id, language);--> statement-breakpoint
ALTER TABLE ONLY product_tokens
    ADD CONSTRAINT product_tokens_pkey PRIMARY KEY (product_id);--> statement-breakpoint
ALTER TABLE ONLY products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY read_notices
    ADD CONSTRAINT read_notices_customer_id_notice_id_pk PRIMARY KEY (customer_id, notice_id);--> statement-breakpoint
ALTER TABLE ONLY refund_totals
    ADD CONSTRAINT refund_totals_pkey PRIMARY KEY (order_id);--> statement-breakpoint
ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_reference_unique UNIQUE (reference);--> statement-breakpoint
ALTER TABLE ONLY refused_notices
    ADD CONSTRAINT refused_notices_day_outcome_pk PRIMARY KEY (day, outcome);--> statement-breakpoint
ALTER TABLE ONLY review_replies
    ADD CONSTRAINT review_replies_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_order_line_id_unique UNIQUE (order_line_id);--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY seal_probe
    ADD CONSTRAINT seal_probe_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY search_terms
    ADD CONSTRAINT search_terms_pkey PRIMARY KEY (word);--> statement-breakpoint
ALTER TABLE ONLY search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY sent_codes
    ADD CONSTRAINT sent_codes_pkey PRIMARY KEY (key);--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash);--> statement-breakpoint
ALTER TABLE ONLY shop_applications
    ADD CONSTRAINT shop_applications_customer_id_unique UNIQUE (customer_id);--> statement-breakpoint
ALTER TABLE ONLY shop_applications
    ADD CONSTRAINT shop_applications_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY shop_stores
    ADD CONSTRAINT shop_stores_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY shops
    ADD CONSTRAINT shops_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY skus
    ADD CONSTRAINT skus_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY stock_movements
    ADD CONSTRAINT stock_movements_pkey PRIMARY KEY (id);--> statement-breakpoint
ALTER TABLE ONLY stock
    ADD CONSTRAINT stock_pkey PRIMARY KEY (sku_id);--> statement-breakpoint
ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_customer_id_name_pk PRIMARY KEY (customer_id, name);--> statement-breakpoint
ALTER TABLE ONLY wechat_bindings
    ADD CONSTRAINT wechat_bindings_pkey PRIMARY KEY (customer_id);--> statement-breakpoint
ALTER TABLE ONLY withdrawals
    ADD CONSTRAINT withdrawals_pkey PRIMARY KEY (id);--> statement-breakpoint
CREATE UNIQUE INDEX address_default ON addresses USING btree (customer_id) WHERE is_default;--> statement-breakpoint
CREATE INDEX addresses_by_customer ON addresses USING btree (customer_id, id);--> statement-breakpoint
CREATE UNIQUE INDEX after_sale_open_of_line ON after_sales USING btree (line_id) WHERE (state = ANY (ARRAY[0, 1, 3, 11]));--> statement-breakpoint
CREATE UNIQUE INDEX after_sale_refund_of_line ON after_sales USING btree (line_id) WHERE (state = ANY (ARRAY[4, 9, 15]));--> statement-breakpoint
CREATE INDEX after_sale_steps_by_after_sale ON after_sale_steps USING btree (after_sale_id, id);--> statement-breakpoint
CREATE INDEX after_sales_by_customer ON after_sales USING btree (customer_id, id);--> statement-breakpoint
CREATE INDEX after_sales_by_line ON after_sales USING btree (line_id, id);--> statement-breakpoint
CREATE INDEX after_sales_by_order ON after_sales USING btree (order_id);--> statement-breakpoint
CREATE INDEX after_sales_due ON after_sales USING btree (deadline_at) WHERE (deadline_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX auto_tokens_by_customer ON auto_tokens USING btree (customer_id);--> statement-breakpoint
CREATE INDEX auto_tokens_by_expiry ON auto_tokens USING btree (expires_at);--> statement-breakpoint
CREATE INDEX auto_tokens_by_family ON auto_tokens USING btree (family);--> statement-breakpoint
CREATE INDEX auto_tokens_by_session ON auto_tokens USING btree (session_id);--> statement-breakpoint
CREATE INDEX back_office_tokens_by_expiry ON back_office_tokens USING btree (expires_at);--> statement-breakpoint
CREATE UNIQUE INDEX bank_card_default ON bank_cards USING btree (customer_id) WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX bank_card_of_customer ON bank_cards USING btree (customer_id, number_key);--> statement-breakpoint
CREATE UNIQUE INDEX cart_line_of_customer ON cart_lines USING btree (customer_id, sku_id) WHERE (customer_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX cart_line_of_guest ON cart_lines USING btree (guest_id, sku_id) WHERE (guest_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX cart_lines_by_sku ON cart_lines USING btree (sku_id);--> statement-breakpoint
CREATE UNIQUE INDEX charge_of_number ON charges USING btree (customer_id, number, method);--> statement-breakpoint
CREATE INDEX charges_unpaid ON charges USING btree (asked_at) WHERE (paid_at IS NULL);--> statement-breakpoint
CREATE INDEX coupons_by_customer ON coupons USING btree (customer_id, expires_at);--> statement-breakpoint
CREATE INDEX coupons_by_order ON coupons USING btree (order_id) WHERE (order_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX customer_phone ON customers USING btree (dial_code, phone) WHERE (phone IS NOT NULL);--> statement-breakpoint
CREATE INDEX demo_refunds_by_charge ON demo_refunds USING btree (reference);--> statement-breakpoint
CREATE INDEX emails_due ON emails USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX emails_failed ON emails USING btree (failed_at) WHERE (failed_at IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX favorite_product ON favorites USING btree (customer_id, product_id) WHERE (product_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX favorite_shop ON favorites USING btree (customer_id, shop_id) WHERE (shop_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX favorites_by_customer ON favorites USING btree (customer_id, id);--> statement-breakpoint
CREATE UNIQUE INDEX flash_items_by_slot ON flash_items USING btree (slot_id, "position");--> statement-breakpoint
CREATE INDEX flash_movements_by_customer ON flash_movements USING btree (item_id, customer_id);--> statement-breakpoint
CREATE INDEX flash_movements_by_order ON flash_movements USING btree (order_id);--> statement-breakpoint
CREATE UNIQUE INDEX invoice_file_current ON invoice_files USING btree (invoice_id) WHERE (replaced_at IS NULL);--> statement-breakpoint
CREATE INDEX invoice_files_by_invoice ON invoice_files USING btree (invoice_id);--> statement-breakpoint
CREATE UNIQUE INDEX invoice_title_default ON invoice_titles USING btree (customer_id) WHERE is_default;--> statement-breakpoint
CREATE INDEX invoice_titles_by_customer ON invoice_titles USING btree (customer_id, id);--> statement-breakpoint
CREATE INDEX invoices_by_customer ON invoices USING btree (customer_id, state, id);--> statement-breakpoint
CREATE INDEX invoices_waiting ON invoices USING btree (requested_at) WHERE ((state = 1) OR (correction_since IS NOT NULL));--> statement-breakpoint
CREATE UNIQUE INDEX ledger_account_of_customer ON ledger_accounts USING btree (kind, customer_id) WHERE (customer_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX ledger_account_of_house ON ledger_accounts USING btree (kind) WHERE (customer_id IS NULL);--> statement-breakpoint
CREATE INDEX ledger_entries_by_account ON ledger_entries USING btree (account_id, id);--> statement-breakpoint
CREATE INDEX ledger_entries_by_posting ON ledger_entries USING btree (posting_id);--> statement-breakpoint
CREATE UNIQUE INDEX ledger_posting_of_order ON ledger_postings USING btree (order_id, kind) WHERE ((order_id IS NOT NULL) AND (refund_id IS NULL));--> statement-breakpoint
CREATE UNIQUE INDEX ledger_posting_of_refund ON ledger_postings USING btree (refund_id, kind) WHERE (refund_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX membership_orders_by_customer ON membership_orders USING btree (customer_id, id);--> statement-breakpoint
CREATE INDEX messages_by_customer ON messages USING btree (customer_id, id);--> statement-breakpoint
CREATE INDEX order_events_by_order ON order_events USING btree (order_id);--> statement-breakpoint
CREATE INDEX order_lines_by_order ON order_lines USING btree (order_id);--> statement-breakpoint
CREATE INDEX orders_by_customer ON orders USING btree (customer_id, id);--> statement-breakpoint
CREATE INDEX orders_by_expiry ON orders USING btree (expires_at) WHERE (status = 0);--> statement-breakpoint
CREATE INDEX orders_by_parent ON orders USING btree (parent_id) WHERE (parent_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX payment_notices_by_reference ON payment_notices USING btree (reference);--> statement-breakpoint
CREATE INDEX pending_messages_due ON pending_messages USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX points_records_by_customer ON points_records USING btree (customer_id, id);--> statement-breakpoint
CREATE INDEX points_records_by_expiry ON points_records USING btree (expires_at) WHERE (expires_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX points_records_by_order ON points_records USING btree (order_id) WHERE (order_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX points_reward_of_order ON points_records USING btree (order_id) WHERE (type = 8);--> statement-breakpoint
CREATE INDEX product_tokens_by_token ON product_tokens USING gin (tokens);--> statement-breakpoint
CREATE INDEX products_by_age ON products USING btree (created_at, id) WHERE ((status = 2) AND (NOT recycled));--> statement-breakpoint
CREATE INDEX products_by_brand ON products USING btree (brand_id, sold DESC, id) WHERE ((status = 2) AND (NOT recycled));--> statement-breakpoint
CREATE INDEX products_by_class ON products USING btree (class_id, sold DESC, id) WHERE ((status = 2) AND (NOT recycled));--> statement-breakpoint
CREATE INDEX products_by_draw ON products USING btree (draw) WHERE ((status = 2) AND (NOT recycled));--> statement-breakpoint
CREATE INDEX products_by_price ON products USING btree (price_from, id) WHERE ((status = 2) AND (NOT recycled));--> statement-breakpoint
CREATE INDEX products_by_shop ON products USING btree (shop_id, sold DESC, id);--> statement-breakpoint
CREATE INDEX products_by_sold ON products USING btree (sold DESC, id) WHERE ((status = 2) AND (NOT recycled));--> statement-breakpoint
CREATE UNIQUE INDEX refund_of_after_sale ON refunds USING btree (after_sale_id) WHERE (after_sale_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX refund_of_cancellation ON refunds USING btree (order_id) WHERE (reason = 'cancellation'::text);--> statement-breakpoint
CREATE INDEX refunds_by_order ON refunds USING btree (order_id);--> statement-breakpoint
CREATE INDEX refunds_due ON refunds USING btree (next_attempt_at) WHERE (state = 'pending'::text);--> statement-breakpoint
CREATE INDEX review_replies_by_parent ON review_replies USING btree (parent_id, id);--> statement-breakpoint
CREATE INDEX review_replies_by_review ON review_replies USING btree (review_id, id) WHERE (parent_id IS NULL);--> statement-breakpoint
CREATE INDEX reviews_by_product ON reviews USING btree (product_id, created_at DESC NULLS LAST, id DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX reviews_with_follow_up ON reviews USING btree (product_id, created_at DESC NULLS LAST, id DESC NULLS LAST) WHERE (follow_up_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX reviews_with_pictures ON reviews USING btree (product_id, created_at DESC NULLS LAST, id DESC NULLS LAST) WHERE ((cardinality(pictures) + cardinality(follow_up_pictures)) > 0);--> statement-breakpoint
CREATE INDEX search_terms_by_key ON search_terms USING gin (keys);--> statement-breakpoint
CREATE UNIQUE INDEX search_words_of_customer ON search_words USING btree (customer_id, words) WHERE (customer_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX search_words_of_guest ON search_words USING btree (guest_id, words) WHERE (guest_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX sessions_by_customer ON sessions USING btree (customer_id);--> statement-breakpoint
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);--> statement-breakpoint
CREATE INDEX sessions_by_guest ON sessions USING btree (guest_id) WHERE (guest_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX shop_application_name ON shop_applications USING btree (name_key) WHERE (state <> 3);--> statement-breakpoint
CREATE INDEX shop_applications_waiting ON shop_applications USING btree (sent_at) WHERE (state = 1);--> statement-breakpoint
CREATE INDEX shop_stores_by_shop ON shop_stores USING btree (shop_id, id);--> statement-breakpoint
CREATE INDEX skus_by_product ON skus USING btree (product_id, "position");--> statement-breakpoint
CREATE INDEX stock_movements_by_order ON stock_movements USING btree (order_id);--> statement-breakpoint
CREATE INDEX stock_movements_by_sku ON stock_movements USING btree (sku_id);--> statement-breakpoint
CREATE INDEX uploads_by_age ON uploads USING btree (created_at);--> statement-breakpoint
CREATE INDEX uploads_by_public_name ON uploads USING btree (public_name);--> statement-breakpoint
CREATE UNIQUE INDEX withdrawal_in_review ON withdrawals USING btree (customer_id) WHERE (state = 0);--> statement-breakpoint
CREATE INDEX withdrawals_by_customer ON withdrawals USING btree (customer_id, id);--> statement-breakpoint
CREATE TRIGGER after_sale_steps_append_only BEFORE DELETE OR UPDATE ON after_sale_steps FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER after_sale_steps_no_truncate BEFORE TRUNCATE ON after_sale_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER attribute_values_changed AFTER INSERT OR DELETE OR UPDATE ON attribute_values FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER attributes_changed AFTER INSERT OR DELETE OR UPDATE ON attributes FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER brands_changed AFTER INSERT OR DELETE OR UPDATE ON brands FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER coupon_campaigns_changed AFTER INSERT OR DELETE OR UPDATE OF name, terms, benefit, scope, scope_ids, amount, paid_share, threshold, starts_at, ends_at ON coupon_campaigns FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER coupon_campaigns_used_up AFTER UPDATE OF "left" ON coupon_campaigns FOR EACH ROW WHEN (((old."left" > 0) <> (new."left" > 0))) EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER flash_items_changed AFTER INSERT OR DELETE OR UPDATE OF price ON flash_items FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER flash_items_sold_out AFTER UPDATE OF available ON flash_items FOR EACH ROW WHEN (((old.available > 0) <> (new.available > 0))) EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER flash_movements_append_only BEFORE DELETE OR UPDATE ON flash_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER flash_movements_no_truncate BEFORE TRUNCATE ON flash_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE DELETE OR UPDATE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_postings_no_truncate BEFORE TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER notices_changed AFTER INSERT OR DELETE OR UPDATE ON notices FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE DELETE OR UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_events_no_truncate BEFORE TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER product_classes_changed AFTER INSERT OR DELETE OR UPDATE ON product_classes FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER product_texts_changed AFTER INSERT OR DELETE OR UPDATE ON product_texts FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER product_tokens_copy_product BEFORE INSERT OR UPDATE ON product_tokens FOR EACH ROW EXECUTE FUNCTION copy_product();--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR DELETE OR UPDATE OF shop_id, brand_id, class_id, status, recycled, labels, price_from, price_to, created_at, pictures, film ON products FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER products_copy_to_search AFTER UPDATE ON products FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION copy_to_search();--> statement-breakpoint
CREATE TRIGGER refunds_count AFTER INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION count_refund();--> statement-breakpoint
CREATE TRIGGER refunds_fixed BEFORE DELETE OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_refund_change();--> statement-breakpoint
CREATE TRIGGER refunds_no_truncate BEFORE TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER shop_stores_changed AFTER INSERT OR DELETE OR UPDATE ON shop_stores FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER shops_changed AFTER INSERT OR DELETE OR UPDATE OF name, logo, poster, about, province, city, district, is_open, freight, freight_free_from ON shops FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER skus_changed AFTER INSERT OR DELETE OR UPDATE ON skus FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE DELETE OR UPDATE ON stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER stock_movements_no_truncate BEFORE TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER stock_sold_out AFTER UPDATE OF available ON stock FOR EACH ROW WHEN (((old.available > 0) <> (new.available > 0))) EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY after_sale_steps
    ADD CONSTRAINT after_sale_steps_after_sale_id_after_sales_id_fk FOREIGN KEY (after_sale_id) REFERENCES after_sales(id);--> statement-breakpoint
ALTER TABLE ONLY after_sales
    ADD CONSTRAINT after_sales_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY after_sales
    ADD CONSTRAINT after_sales_line_id_order_lines_id_fk FOREIGN KEY (line_id) REFERENCES order_lines(id);--> statement-breakpoint
ALTER TABLE ONLY after_sales
    ADD CONSTRAINT after_sales_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE ONLY attribute_values
    ADD CONSTRAINT attribute_values_attribute_id_attributes_id_fk FOREIGN KEY (attribute_id) REFERENCES attributes(id);--> statement-breakpoint
ALTER TABLE ONLY auto_tokens
    ADD CONSTRAINT auto_tokens_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY auto_tokens
    ADD CONSTRAINT auto_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE ONLY back_office_tokens
    ADD CONSTRAINT back_office_tokens_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY bank_cards
    ADD CONSTRAINT bank_cards_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY cart_lines
    ADD CONSTRAINT cart_lines_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY cart_lines
    ADD CONSTRAINT cart_lines_guest_id_guests_id_fk FOREIGN KEY (guest_id) REFERENCES guests(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY cart_lines
    ADD CONSTRAINT cart_lines_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);--> statement-breakpoint
ALTER TABLE ONLY cart_lines
    ADD CONSTRAINT cart_lines_sku_id_skus_id_fk FOREIGN KEY (sku_id) REFERENCES skus(id);--> statement-breakpoint
ALTER TABLE ONLY charges
    ADD CONSTRAINT charges_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY coupon_campaigns
    ADD CONSTRAINT coupon_campaigns_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);--> statement-breakpoint
ALTER TABLE ONLY coupon_receipts
    ADD CONSTRAINT coupon_receipts_campaign_id_coupon_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES coupon_campaigns(id);--> statement-breakpoint
ALTER TABLE ONLY coupon_receipts
    ADD CONSTRAINT coupon_receipts_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY coupons
    ADD CONSTRAINT coupons_campaign_id_coupon_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES coupon_campaigns(id);--> statement-breakpoint
ALTER TABLE ONLY coupons
    ADD CONSTRAINT coupons_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY favorites
    ADD CONSTRAINT favorites_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY favorites
    ADD CONSTRAINT favorites_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);--> statement-breakpoint
ALTER TABLE ONLY favorites
    ADD CONSTRAINT favorites_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);--> statement-breakpoint
ALTER TABLE ONLY flash_items
    ADD CONSTRAINT flash_items_slot_id_flash_slots_id_fk FOREIGN KEY (slot_id) REFERENCES flash_slots(id);--> statement-breakpoint
ALTER TABLE ONLY flash_movements
    ADD CONSTRAINT flash_movements_item_id_flash_items_id_fk FOREIGN KEY (item_id) REFERENCES flash_items(id);--> statement-breakpoint
ALTER TABLE ONLY invoice_files
    ADD CONSTRAINT invoice_files_invoice_id_invoices_id_fk FOREIGN KEY (invoice_id) REFERENCES invoices(id);--> statement-breakpoint
ALTER TABLE ONLY invoice_titles
    ADD CONSTRAINT invoice_titles_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE ONLY ledger_entries
    ADD CONSTRAINT ledger_entries_account_id_ledger_accounts_id_fk FOREIGN KEY (account_id) REFERENCES ledger_accounts(id);--> statement-breakpoint
ALTER TABLE ONLY ledger_entries
    ADD CONSTRAINT ledger_entries_posting_id_ledger_postings_id_fk FOREIGN KEY (posting_id) REFERENCES ledger_postings(id);--> statement-breakpoint
ALTER TABLE ONLY ledger_postings
    ADD CONSTRAINT ledger_postings_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id);--> statement-breakpoint
ALTER TABLE ONLY membership_orders
    ADD CONSTRAINT membership_orders_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY order_events
    ADD CONSTRAINT order_events_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_parent_id_orders_id_fk FOREIGN KEY (parent_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pickup_store_id_shop_stores_id_fk FOREIGN KEY (pickup_store_id) REFERENCES shop_stores(id);--> statement-breakpoint
ALTER TABLE ONLY payment_permits
    ADD CONSTRAINT payment_permits_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY phone_change_tokens
    ADD CONSTRAINT phone_change_tokens_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY points_accounts
    ADD CONSTRAINT points_accounts_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY points_records
    ADD CONSTRAINT points_records_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY product_ratings
    ADD CONSTRAINT product_ratings_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);--> statement-breakpoint
ALTER TABLE ONLY product_texts
    ADD CONSTRAINT product_texts_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);--> statement-breakpoint
ALTER TABLE ONLY product_tokens
    ADD CONSTRAINT product_tokens_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);--> statement-breakpoint
ALTER TABLE ONLY products
    ADD CONSTRAINT products_brand_id_brands_id_fk FOREIGN KEY (brand_id) REFERENCES brands(id);--> statement-breakpoint
ALTER TABLE ONLY products
    ADD CONSTRAINT products_class_id_product_classes_id_fk FOREIGN KEY (class_id) REFERENCES product_classes(id);--> statement-breakpoint
ALTER TABLE ONLY products
    ADD CONSTRAINT products_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);--> statement-breakpoint
ALTER TABLE ONLY read_notices
    ADD CONSTRAINT read_notices_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY read_notices
    ADD CONSTRAINT read_notices_notice_id_notices_id_fk FOREIGN KEY (notice_id) REFERENCES notices(id);--> statement-breakpoint
ALTER TABLE ONLY review_replies
    ADD CONSTRAINT review_replies_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY review_replies
    ADD CONSTRAINT review_replies_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews(id);--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_order_line_id_order_lines_id_fk FOREIGN KEY (order_line_id) REFERENCES order_lines(id);--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);--> statement-breakpoint
ALTER TABLE ONLY search_words
    ADD CONSTRAINT search_words_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY search_words
    ADD CONSTRAINT search_words_guest_id_guests_id_fk FOREIGN KEY (guest_id) REFERENCES guests(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_guest_id_guests_id_fk FOREIGN KEY (guest_id) REFERENCES guests(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE ONLY shop_applications
    ADD CONSTRAINT shop_applications_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY shop_stores
    ADD CONSTRAINT shop_stores_shop_id_shops_id_fk FOREIGN KEY (shop_id) REFERENCES shops(id);--> statement-breakpoint
ALTER TABLE ONLY skus
    ADD CONSTRAINT skus_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);--> statement-breakpoint
ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY wechat_bindings
    ADD CONSTRAINT wechat_bindings_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);--> statement-breakpoint
ALTER TABLE ONLY withdrawals
    ADD CONSTRAINT withdrawals_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES customers(id);

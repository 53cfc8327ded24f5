CREATE TABLE "refund_totals" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	CONSTRAINT "refunded_at_most_paid" CHECK ("refund_totals"."refunded" between 0 and "refund_totals"."paid")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_number" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"after_sale_id" bigint,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"charge_reference" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refund_not_negative" CHECK ("refunds"."amount" >= 0),
	CONSTRAINT "refund_has_its_cause" CHECK (("refunds"."reason" = 'after_sale') = ("refunds"."after_sale_id" is not null)),
	CONSTRAINT "refund_by_provider_has_its_charge" CHECK ("refunds"."method" = 'wallet' or "refunds"."charge_reference" is not null),
	CONSTRAINT "refund_is_settled_or_pending" CHECK (("refunds"."state" = 'pending') = ("refunds"."completed_at" is null))
);
--> statement-breakpoint
DROP INDEX "ledger_posting_of_order";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charge_reference" text;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "refund_id" bigint;--> statement-breakpoint
-- Counts a refund against what was paid for its order, and for the order that one was split from. The CHECK on refund_totals refuses more.
CREATE FUNCTION count_refund() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_count AFTER INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION count_refund();
--> statement-breakpoint
-- What a refund is about never changes, and a settled one is not reopened.
CREATE FUNCTION refuse_refund_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 'pending'
     AND (NEW.id, NEW.reference, NEW.order_id, NEW.customer_id, NEW.reason, NEW.amount, NEW.method, NEW.created_at)
       = (OLD.id, OLD.reference, OLD.order_id, OLD.customer_id, OLD.reason, OLD.amount, OLD.method, OLD.created_at)
     AND NEW.after_sale_id IS NOT DISTINCT FROM OLD.after_sale_id
     AND NEW.charge_reference IS NOT DISTINCT FROM OLD.charge_reference THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a refund cannot be deleted, and only the progress of a pending one can change' USING errcode = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_fixed BEFORE UPDATE OR DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_refund_change();
--> statement-breakpoint
CREATE TRIGGER refunds_no_truncate BEFORE TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Orders paid by QR code before this migration: the charge that paid each, for itself and its parts.
UPDATE orders o SET charge_reference = c.reference FROM charges c
 WHERE c.kind = 'order' AND c.number = o.number AND c.customer_id = o.customer_id AND c.method = o.payment_method
   AND c.paid_at IS NOT NULL AND o.paid_at IS NOT NULL;
--> statement-breakpoint
UPDATE orders o SET charge_reference = p.charge_reference FROM orders p WHERE p.id = o.parent_id AND p.charge_reference IS NOT NULL;
--> statement-breakpoint
-- Orders cancelled before this migration were refunded to the wallet, whole.
INSERT INTO refunds (reference, order_id, order_number, customer_id, reason, amount, method, charge_reference, state, created_at, completed_at)
SELECT 'before-refunds-' || p.id, o.id, o.number, o.customer_id, 'cancellation', e.amount, 'wallet', o.charge_reference, 'completed', p.at, p.at
  FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.amount > 0 JOIN orders o ON o.id = p.order_id
 WHERE p.kind = 'order_refund';
--> statement-breakpoint
ALTER TABLE ledger_postings DISABLE TRIGGER ledger_postings_append_only;
--> statement-breakpoint
UPDATE ledger_postings p SET refund_id = r.id FROM refunds r WHERE p.kind = 'order_refund' AND r.order_id = p.order_id;
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE TRIGGER ledger_postings_append_only;
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_of_after_sale" ON "refunds" USING btree ("after_sale_id") WHERE "refunds"."after_sale_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_of_cancellation" ON "refunds" USING btree ("order_id") WHERE "refunds"."reason" = 'cancellation';--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE "refunds"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_of_refund" ON "ledger_postings" USING btree ("refund_id","kind") WHERE "ledger_postings"."refund_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_of_order" ON "ledger_postings" USING btree ("order_id","kind") WHERE "ledger_postings"."order_id" is not null and "ledger_postings"."refund_id" is null;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_posting_names_its_refund" CHECK (("ledger_postings"."kind" in ('order_refund', 'refund_sent', 'refund_returned')) = ("ledger_postings"."refund_id" is not null));
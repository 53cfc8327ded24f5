CREATE TABLE "after_sale_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"after_sale_id" bigint NOT NULL,
	"event" text NOT NULL,
	"state" smallint NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"state" smallint NOT NULL,
	"reason" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"goods_amount" bigint NOT NULL,
	"freight_amount" bigint NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"return_courier" text DEFAULT '' NOT NULL,
	"return_parcel" text DEFAULT '' NOT NULL,
	"return_contact" text DEFAULT '' NOT NULL,
	"return_phone" text DEFAULT '' NOT NULL,
	"returned_at" timestamp with time zone,
	"send_courier" text DEFAULT '' NOT NULL,
	"send_parcel" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "after_sale_amounts" CHECK ("after_sales"."goods_amount" >= 0 and "after_sales"."freight_amount" >= 0 and "after_sales"."refunded_amount" >= 0 and ("after_sales"."kind" <> 3 or "after_sales"."goods_amount" + "after_sales"."freight_amount" + "after_sales"."refunded_amount" = 0))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "in_after_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "restocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "exchanges" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "exchanged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "after_sale_steps" ADD CONSTRAINT "after_sale_steps_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "after_sale_steps_by_after_sale" ON "after_sale_steps" USING btree ("after_sale_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "after_sale_open_of_line" ON "after_sales" USING btree ("line_id") WHERE "after_sales"."state" in (0, 1, 3, 11);--> statement-breakpoint
CREATE UNIQUE INDEX "after_sale_refund_of_line" ON "after_sales" USING btree ("line_id") WHERE "after_sales"."state" in (4, 9, 15);--> statement-breakpoint
CREATE INDEX "after_sales_by_line" ON "after_sales" USING btree ("line_id","id");--> statement-breakpoint
CREATE INDEX "after_sales_by_order" ON "after_sales" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "after_sales_by_customer" ON "after_sales" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "after_sales_due" ON "after_sales" USING btree ("deadline_at") WHERE "after_sales"."deadline_at" is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_line_refunded_within_paid" CHECK ("order_lines"."refunded" between 0 and "order_lines"."unit_price" * "order_lines"."quantity" - "order_lines"."discount");--> statement-breakpoint
CREATE TRIGGER after_sale_steps_append_only BEFORE UPDATE OR DELETE ON after_sale_steps FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER after_sale_steps_no_truncate BEFORE TRUNCATE ON after_sale_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

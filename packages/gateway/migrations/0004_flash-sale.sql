CREATE TABLE "flash_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flash_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slot_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"available" integer NOT NULL,
	"per_customer" integer NOT NULL,
	CONSTRAINT "flash_pieces_within_quantity" CHECK ("flash_items"."available" between 0 and "flash_items"."quantity"),
	CONSTRAINT "flash_price_positive" CHECK ("flash_items"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "flash_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flash_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_plan" (
	"start_minute" integer NOT NULL,
	"minutes" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"per_customer" integer NOT NULL,
	CONSTRAINT "flash_plan_start_minute_position_pk" PRIMARY KEY("start_minute","position")
);
--> statement-breakpoint
CREATE TABLE "flash_slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flash_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_slots_starts_at_unique" UNIQUE("starts_at"),
	CONSTRAINT "flash_slot_lasts" CHECK ("flash_slots"."ends_at" > "flash_slots"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'GM' NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_items" ADD CONSTRAINT "flash_items_slot_id_flash_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."flash_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_movements" ADD CONSTRAINT "flash_movements_item_id_flash_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."flash_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flash_items_by_slot" ON "flash_items" USING btree ("slot_id","position");--> statement-breakpoint
CREATE INDEX "flash_movements_by_customer" ON "flash_movements" USING btree ("item_id","customer_id");--> statement-breakpoint
CREATE INDEX "flash_movements_by_order" ON "flash_movements" USING btree ("order_id");--> statement-breakpoint
-- What went to an order and came back is booked, as stock is.
create trigger flash_movements_append_only before update or delete on flash_movements for each row execute function refuse_change();
--> statement-breakpoint
create trigger flash_movements_no_truncate before truncate on flash_movements for each statement execute function refuse_change();

CREATE TABLE "search_words" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint,
	"guest_id" bigint,
	"words" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_words_of_one" CHECK (("search_words"."customer_id" is null) <> ("search_words"."guest_id" is null))
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favorites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"product_id" bigint,
	"shop_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_of_one" CHECK (("favorites"."product_id" is null) <> ("favorites"."shop_id" is null))
);
--> statement-breakpoint
CREATE TABLE "read_notices" (
	"customer_id" bigint NOT NULL,
	"notice_id" bigint NOT NULL,
	CONSTRAINT "read_notices_customer_id_notice_id_pk" PRIMARY KEY("customer_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "shop_stores" (
	"id" bigint PRIMARY KEY NOT NULL,
	"shop_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"phone" text NOT NULL,
	"hours" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"address_detail" text NOT NULL,
	"is_default" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "poster" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "about" jsonb DEFAULT '{"en":"","zh":"","tn":"","ko":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "province" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "district" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_notices" ADD CONSTRAINT "read_notices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_notices" ADD CONSTRAINT "read_notices_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_stores" ADD CONSTRAINT "shop_stores_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_of_customer" ON "search_words" USING btree ("customer_id","words") WHERE "search_words"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_of_guest" ON "search_words" USING btree ("guest_id","words") WHERE "search_words"."guest_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_product" ON "favorites" USING btree ("customer_id","product_id") WHERE "favorites"."product_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_shop" ON "favorites" USING btree ("customer_id","shop_id") WHERE "favorites"."shop_id" is not null;--> statement-breakpoint
CREATE INDEX "favorites_by_customer" ON "favorites" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "shop_stores_by_shop" ON "shop_stores" USING btree ("shop_id","id");
CREATE TABLE "product_ratings" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	"medium" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"with_pictures" integer DEFAULT 0 NOT NULL,
	"with_follow_up" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" bigint NOT NULL,
	"parent_id" bigint,
	"customer_id" bigint,
	"author_name" text NOT NULL,
	"author_picture" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"options" jsonb NOT NULL,
	"order_line_id" bigint,
	"customer_id" bigint,
	"author_name" text NOT NULL,
	"author_picture" text DEFAULT '' NOT NULL,
	"anonymous" boolean NOT NULL,
	"stars" smallint NOT NULL,
	"content" text NOT NULL,
	"pictures" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"follow_up" text DEFAULT '' NOT NULL,
	"follow_up_pictures" text[] DEFAULT '{}' NOT NULL,
	"follow_up_at" timestamp with time zone,
	"follow_up_day" integer DEFAULT 0 NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reviews_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "review_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "public_name" text;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_replies_by_review" ON "review_replies" USING btree ("review_id","id") WHERE "review_replies"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "review_replies_by_parent" ON "review_replies" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_with_pictures" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE cardinality("reviews"."pictures") + cardinality("reviews"."follow_up_pictures") > 0;--> statement-breakpoint
CREATE INDEX "reviews_with_follow_up" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "reviews"."follow_up_at" is not null;--> statement-breakpoint
CREATE INDEX "uploads_by_public_name" ON "uploads" USING btree ("public_name");
CREATE TABLE "search_forms" (
	"form" text NOT NULL,
	"word" text NOT NULL,
	"kind" text NOT NULL,
	"keys" "tsvector" NOT NULL,
	CONSTRAINT "search_forms_form_word_pk" PRIMARY KEY("form","word")
);
--> statement-breakpoint
CREATE TABLE "search_synonym_sets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonym_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"related_ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"set_id" bigint NOT NULL,
	"language" text NOT NULL,
	"term" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "search_synonyms_set_id_language_term_pk" PRIMARY KEY("set_id","language","term")
);
--> statement-breakpoint
DROP TABLE "search_terms" CASCADE;--> statement-breakpoint
DROP INDEX "product_tokens_by_token";--> statement-breakpoint
ALTER TABLE "product_tokens" ADD COLUMN "lexemes" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
-- Products stay searchable by their old tokens, as if all were of the name, until the job "search-documents" has rebuilt their documents.
UPDATE "product_tokens" SET "lexemes" = array_to_tsvector(ARRAY(SELECT DISTINCT 'b' || token FROM unnest("tokens") token WHERE token <> ''));--> statement-breakpoint
ALTER TABLE "product_tokens" ALTER COLUMN "lexemes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "product_tokens" ADD COLUMN "version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_set_id_search_synonym_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."search_synonym_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_forms_by_prefix" ON "search_forms" USING btree ("form" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_forms_by_key" ON "search_forms" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_synonyms_by_key" ON "search_synonyms" USING btree ("key");--> statement-breakpoint
CREATE INDEX "product_tokens_by_lexeme" ON "product_tokens" USING gin ("lexemes") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_tokens_by_version" ON "product_tokens" USING btree ("version","product_id");--> statement-breakpoint
ALTER TABLE "product_tokens" DROP COLUMN "tokens";--> statement-breakpoint
-- A change of a text, or of the name of a brand or a class, makes the documents of its products outdated.
CREATE FUNCTION outdate_search_document() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_TABLE_NAME = 'product_texts' THEN
    UPDATE product_tokens SET version = 0 WHERE product_id = NEW.product_id;
  ELSIF TG_TABLE_NAME = 'brands' THEN
    UPDATE product_tokens SET version = 0 WHERE brand_id = NEW.id;
  ELSE
    UPDATE product_tokens SET version = 0 WHERE class_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_texts_outdate_search AFTER INSERT OR UPDATE ON product_texts FOR EACH ROW EXECUTE FUNCTION outdate_search_document();--> statement-breakpoint
CREATE TRIGGER brands_outdate_search AFTER UPDATE OF name ON brands FOR EACH ROW EXECUTE FUNCTION outdate_search_document();--> statement-breakpoint
CREATE TRIGGER product_classes_outdate_search AFTER UPDATE OF name ON product_classes FOR EACH ROW EXECUTE FUNCTION outdate_search_document();--> statement-breakpoint
CREATE OR REPLACE FUNCTION copy_product() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  SELECT p.shop_id, p.brand_id, p.class_id, p.price_from, p.created_at, p.sold, p.status, p.recycled, p.labels
    INTO NEW.shop_id, NEW.brand_id, NEW.class_id, NEW.price_from, NEW.created_at, NEW.sold, NEW.status, NEW.recycled, NEW.labels
    FROM products p WHERE p.id = NEW.product_id FOR SHARE;
  IF TG_OP = 'UPDATE' AND (NEW.brand_id, NEW.class_id) IS DISTINCT FROM (OLD.brand_id, OLD.class_id) THEN
    NEW.version := 0;
  END IF;
  RETURN NEW;
END $$;
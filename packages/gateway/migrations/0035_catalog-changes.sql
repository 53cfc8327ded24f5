-- Tells whoever listens to `catalog_changes` that pages for visitors may be out of date. What changes with every sale (pieces sold and left,
-- followers, coupons left) counts only where it changes what can be bought. Notifications of one transaction are sent once, when it commits.
CREATE FUNCTION notify_catalog_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog_changes', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR DELETE OR UPDATE OF shop_id, brand_id, class_id, status, recycled, labels, price_from, price_to, created_at, pictures, film ON products FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER product_texts_changed AFTER INSERT OR DELETE OR UPDATE ON product_texts FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER skus_changed AFTER INSERT OR DELETE OR UPDATE ON skus FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER brands_changed AFTER INSERT OR DELETE OR UPDATE ON brands FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER product_classes_changed AFTER INSERT OR DELETE OR UPDATE ON product_classes FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER attributes_changed AFTER INSERT OR DELETE OR UPDATE ON attributes FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER attribute_values_changed AFTER INSERT OR DELETE OR UPDATE ON attribute_values FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER shops_changed AFTER INSERT OR DELETE OR UPDATE OF name, logo, poster, about, province, city, district, is_open, freight, freight_free_from ON shops FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER shop_stores_changed AFTER INSERT OR DELETE OR UPDATE ON shop_stores FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER notices_changed AFTER INSERT OR DELETE OR UPDATE ON notices FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER flash_items_changed AFTER INSERT OR DELETE OR UPDATE OF price ON flash_items FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER flash_items_sold_out AFTER UPDATE OF available ON flash_items FOR EACH ROW WHEN ((OLD.available > 0) <> (NEW.available > 0)) EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER stock_sold_out AFTER UPDATE OF available ON stock FOR EACH ROW WHEN ((OLD.available > 0) <> (NEW.available > 0)) EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER coupon_campaigns_changed AFTER INSERT OR DELETE OR UPDATE OF name, terms, benefit, scope, scope_ids, amount, paid_share, threshold, starts_at, ends_at ON coupon_campaigns FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_change();--> statement-breakpoint
CREATE TRIGGER coupon_campaigns_used_up AFTER UPDATE OF "left" ON coupon_campaigns FOR EACH ROW WHEN ((OLD."left" > 0) <> (NEW."left" > 0)) EXECUTE FUNCTION notify_catalog_change();

ALTER TABLE "shop_stores" ALTER COLUMN "address_detail" SET DATA TYPE jsonb
  USING jsonb_build_object('en', "address_detail", 'zh', "address_detail", 'tn', "address_detail", 'ko', "address_detail");

ALTER TABLE "orders" ADD COLUMN "is_imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_promises_index" ON "orders" USING btree ("tailor_id","promised_on","ready_on","closed_on") WHERE "orders"."promised_on" is not null and "orders"."stage" <> 'cancelled' and not "orders"."is_imported"
          and "orders"."promised_on" >= ("orders"."created_at" at time zone 'Etc/GMT+12')::date;--> statement-breakpoint
-- Custom: the indexes of the directory also contain the moment at which a closed book opens, so that a search for open books reads no row.
DROP INDEX tailors_listed_index;
--> statement-breakpoint
DROP INDEX tailors_listed_locality_index;
--> statement-breakpoint
DROP INDEX tailors_listed_zipcode_index;
--> statement-breakpoint
DROP INDEX tailors_listed_spot_index;
--> statement-breakpoint
CREATE INDEX tailors_listed_index ON tailors (list_seq) INCLUDE (locality, tags, zipcode_key, takes_orders_at) WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_locality_index ON tailors (locality, list_seq) INCLUDE (tags, takes_orders_at) WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_zipcode_index ON tailors (zipcode_key text_pattern_ops, list_seq) INCLUDE (locality, tags, takes_orders_at)
  WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_spot_index ON tailors (latitude, longitude, list_seq) INCLUDE (locality, tags, takes_orders_at)
  WHERE is_active AND latitude IS NOT NULL;

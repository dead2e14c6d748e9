-- The facts that clients ask for first. Two of them are tags, and a generated column cannot get another expression: it is dropped
-- with the directory's indexes that contain it, and all of them are created again, as in 0008. The table is rewritten once.
ALTER TABLE "tailors" drop column "tags";--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "opening_hours" jsonb;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "from_prices" jsonb;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "prices_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "turnaround" jsonb;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "home_visits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "home_visit_meters" integer;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "payment_methods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "tags" integer[] GENERATED ALWAYS AS (tags('service', primary_service_categories)
      || tags('specialty', cultural_sub_categories) || tags('garment', service_categories)
      || tags('name', name_words(business_name)) || tag('state', search_words(state)) || tag('country', search_words(country))
      || map_cell(latitude, longitude) || tags('language', languages)
      || case when home_visits then tags('visit', '{home}') else '{}' end) STORED;--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_opening_hours_length" CHECK (char_length(opening_hours::text) <= 1000);--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_from_prices_length" CHECK (char_length(from_prices::text) <= 5000);--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_turnaround_length" CHECK (char_length(turnaround::text) <= 100);--> statement-breakpoint
CREATE INDEX tailors_listed_index ON tailors (seq) INCLUDE (locality, tags, zipcode_key) WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_locality_index ON tailors (locality, seq) INCLUDE (tags) WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_zipcode_index ON tailors (zipcode_key text_pattern_ops, seq) INCLUDE (locality, tags) WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_tags_index ON tailors USING gin (tags) WITH (fastupdate = off) WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_spot_index ON tailors (latitude, longitude, seq) INCLUDE (locality, tags)
  WHERE is_active AND latitude IS NOT NULL;

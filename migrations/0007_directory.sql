CREATE TABLE "localities" (
	"key" bigint PRIMARY KEY NOT NULL,
	"city_words" text NOT NULL,
	"state_words" text NOT NULL,
	"country_words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"kind" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "regions_kind_words_pk" PRIMARY KEY("kind","words")
);
--> statement-breakpoint
CREATE TABLE "spots" (
	"latitude" numeric(9, 6) NOT NULL,
	"longitude" numeric(9, 6) NOT NULL,
	"mercator" "point" GENERATED ALWAYS AS (mercator(latitude, longitude)) STORED,
	CONSTRAINT "spots_latitude_longitude_pk" PRIMARY KEY("latitude","longitude")
);
--> statement-breakpoint
DROP INDEX "tailors_active_mercator_index";--> statement-breakpoint
DROP INDEX "tailors_active_seq_index";--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "locality" bigint GENERATED ALWAYS AS (locality_key(city, state, country)) STORED;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "tags" integer[] GENERATED ALWAYS AS (tags('service', primary_service_categories)
      || tags('specialty', cultural_sub_categories) || tags('garment', service_categories)
      || tags('name', name_words(business_name)) || tag('state', search_words(state)) || tag('country', search_words(country))
      || map_cell(latitude, longitude)) STORED;--> statement-breakpoint
CREATE INDEX "localities_words_index" ON "localities" USING gin ("city_words" gin_trgm_ops,"state_words" gin_trgm_ops,"country_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "name_words_word_index" ON "name_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "spots_mercator_index" ON "spots" USING gist ("mercator");--> statement-breakpoint
ALTER TABLE "tailors" DROP COLUMN "city_words";--> statement-breakpoint
ALTER TABLE "tailors" DROP COLUMN "state_words";--> statement-breakpoint
ALTER TABLE "tailors" DROP COLUMN "country_words";--> statement-breakpoint
ALTER TABLE "tailors" DROP COLUMN "mercator";
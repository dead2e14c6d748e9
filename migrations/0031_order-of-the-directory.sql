-- The order of the directory: a page without a picture and words stands behind all others, and comes to the front when it gets its first.
-- It keeps that place when it loses and regains them. And tags for prices and open days: a generated column cannot get another expression, so
-- `tags` is dropped with the directory's indexes that contain it, and all of them are created again.
CREATE FUNCTION is_filled(bio text, has_portfolio boolean, picture text, picture_hidden_at timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT bio IS NOT NULL OR has_portfolio OR (picture IS NOT NULL AND picture_hidden_at IS NULL)
$$;
--> statement-breakpoint
-- The tags of the days on which a tailor is open: each weekday with the band of the time zone (see features/directory/open-days.ts), whose
-- offset is that of the winter time. An unknown zone has none.
CREATE FUNCTION open_tags(hours jsonb) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  zone text := hours ->> 'timeZone';
  winter interval;
  band integer;
BEGIN
  IF hours IS NULL THEN RETURN '{}'; END IF;
  winter := least(
    timezone(zone, '2026-01-01 00:00:00+00'::timestamptz) - '2026-01-01 00:00:00'::timestamp,
    timezone(zone, '2026-07-01 00:00:00+00'::timestamptz) - '2026-07-01 00:00:00'::timestamp
  );
  band := floor(extract(epoch FROM winter) / 10800) * 3;
  RETURN coalesce(
    (SELECT array_agg(tag('open', day || band) ORDER BY day) FROM jsonb_each(hours -> 'days') AS each (day, open)
      WHERE jsonb_typeof(open) = 'object'),
    '{}'
  );
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN '{}';
END
$$;
--> statement-breakpoint
ALTER TABLE "tailors" drop column "tags";--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "has_portfolio" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "filled_seq" bigint;--> statement-breakpoint
-- Pages that have a picture or words keep their places. The triggers of the directory's words would run for every row.
ALTER TABLE "tailors" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "tailors" SET "has_portfolio" = true
  WHERE EXISTS (SELECT FROM "gallery_images" WHERE "tailor_id" = "tailors"."id" AND "hidden_at" IS NULL);--> statement-breakpoint
UPDATE "tailors" SET "filled_seq" = "seq"
  WHERE is_filled("bio", "has_portfolio", "profile_picture_key", "profile_picture_hidden_at");--> statement-breakpoint
ALTER TABLE "tailors" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "tags" integer[] GENERATED ALWAYS AS (tags('service', primary_service_categories)
      || tags('specialty', cultural_sub_categories) || tags('garment', service_categories)
      || tags('name', name_words(business_name)) || tag('state', search_words(state)) || tag('country', search_words(country))
      || map_cell(latitude, longitude) || tags('language', languages)
      || case when home_visits then tags('visit', '{home}') else '{}' end
      || case when from_prices is null then '{}' else tags('price', '{given}') end || open_tags(opening_hours)) STORED,
  ADD COLUMN "list_seq" bigint GENERATED ALWAYS AS (case when is_filled(bio, has_portfolio, profile_picture_key, profile_picture_hidden_at) then filled_seq
      else seq - 1000000000000 end) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "tailors_seq_unique" ON "tailors" USING btree ("seq");--> statement-breakpoint
CREATE INDEX tailors_listed_index ON tailors (list_seq) INCLUDE (locality, tags, zipcode_key) WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_locality_index ON tailors (locality, list_seq) INCLUDE (tags) WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_zipcode_index ON tailors (zipcode_key text_pattern_ops, list_seq) INCLUDE (locality, tags) WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_tags_index ON tailors USING gin (tags) WITH (fastupdate = off) WHERE is_active;
--> statement-breakpoint
CREATE INDEX tailors_listed_spot_index ON tailors (latitude, longitude, list_seq) INCLUDE (locality, tags)
  WHERE is_active AND latitude IS NOT NULL;
--> statement-breakpoint
-- A page that is filled from the start keeps its number; one that gets its first picture or words later takes the newest.
CREATE FUNCTION tailors_filled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN NEW.filled_seq := NEW.seq;
  ELSE NEW.filled_seq := nextval(pg_get_serial_sequence('tailors', 'seq'));
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tailors_filled BEFORE INSERT OR UPDATE ON tailors FOR EACH ROW
  WHEN (NEW.filled_seq IS NULL
    AND is_filled(NEW.bio, NEW.has_portfolio, NEW.profile_picture_key, NEW.profile_picture_hidden_at))
  EXECUTE FUNCTION tailors_filled();
--> statement-breakpoint
-- Locks the tailor before it looks, so that of two changes of one portfolio the later one sees the earlier.
CREATE FUNCTION gallery_images_portfolio() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.tailor_id ELSE NEW.tailor_id END;
  had boolean;
BEGIN
  SELECT has_portfolio INTO had FROM tailors WHERE id = owner FOR NO KEY UPDATE;
  IF had <> EXISTS (SELECT FROM gallery_images WHERE tailor_id = owner AND hidden_at IS NULL) THEN
    UPDATE tailors SET has_portfolio = NOT had WHERE id = owner;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER gallery_images_portfolio AFTER INSERT OR DELETE OR UPDATE OF hidden_at ON gallery_images
  FOR EACH ROW EXECUTE FUNCTION gallery_images_portfolio();

CREATE TABLE "former_descriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_descriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_name" varchar(120) NOT NULL,
	"city" varchar(120) NOT NULL,
	"state" varchar(120) NOT NULL,
	"country" varchar(120) NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6)
);
--> statement-breakpoint
-- Whoever changes what a tailor says shares this lock until the end of their transaction; who takes words away has it alone.
-- So nobody can count on a word that is being taken away, and nobody's word is taken because they were not done yet.
CREATE OR REPLACE FUNCTION tailors_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7326368107);
  INSERT INTO localities (key, city_words, state_words, country_words)
    SELECT DISTINCT ON (locality) locality, search_words(city), search_words(state), search_words(country)
    FROM saved ORDER BY locality
    ON CONFLICT DO NOTHING;
  INSERT INTO regions (kind, words)
    SELECT 'state', search_words(state) FROM saved WHERE state <> ''
    UNION SELECT 'country', search_words(country) FROM saved ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  INSERT INTO spots (latitude, longitude)
    SELECT DISTINCT latitude, longitude FROM saved WHERE latitude IS NOT NULL AND longitude IS NOT NULL
    ORDER BY latitude, longitude
    ON CONFLICT DO NOTHING;
  INSERT INTO name_words (word)
    SELECT DISTINCT word FROM saved, unnest(name_words(business_name)) AS word ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tailors_changed_description() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_descriptions (business_name, city, state, country, latitude, longitude)
    SELECT was.business_name, was.city, was.state, was.country, was.latitude, was.longitude
    FROM former AS was JOIN saved AS now USING (id)
    WHERE (was.business_name, was.city, was.state, was.country, was.latitude, was.longitude)
      IS DISTINCT FROM (now.business_name, now.city, now.state, now.country, now.latitude, now.longitude);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tailors_left_description() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7326368107);
  INSERT INTO former_descriptions (business_name, city, state, country, latitude, longitude)
    SELECT business_name, city, state, country, latitude, longitude FROM former;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tailors_vocabulary_was_changed AFTER UPDATE ON tailors
  REFERENCING OLD TABLE AS former NEW TABLE AS saved
  FOR EACH STATEMENT EXECUTE FUNCTION tailors_changed_description();
--> statement-breakpoint
CREATE TRIGGER tailors_vocabulary_was_left AFTER DELETE ON tailors REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION tailors_left_description();
--> statement-breakpoint
-- Takes away what only former descriptions say. Who is not listed is not searched for, and says it again once they are.
-- Countries are from a list and stay. A number may be another word's as well, so the words themselves are compared, too.
CREATE FUNCTION sweep_vocabulary() RETURNS void LANGUAGE plpgsql SET lock_timeout = '1s' SET enable_seqscan = off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM former_descriptions) THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(7326368107);
  DELETE FROM name_words
    WHERE word IN (SELECT unnest(name_words(business_name)) FROM former_descriptions)
    AND NOT EXISTS (
      SELECT FROM tailors
      WHERE is_active AND tags @> ARRAY[tag('name', word)] AND name_words(business_name) @> ARRAY[word]
    );
  DELETE FROM localities
    WHERE key IN (SELECT locality_key(city, state, country) FROM former_descriptions)
    AND NOT EXISTS (SELECT FROM tailors WHERE is_active AND locality = key);
  DELETE FROM regions
    WHERE kind = 'state' AND words IN (SELECT search_words(state) FROM former_descriptions)
    AND NOT EXISTS (SELECT FROM localities WHERE state_words = words);
  DELETE FROM spots
    WHERE (latitude, longitude) IN (SELECT latitude, longitude FROM former_descriptions)
    AND NOT EXISTS (
      SELECT FROM tailors
      WHERE is_active AND tailors.latitude = spots.latitude AND tailors.longitude = spots.longitude
    );
  DELETE FROM former_descriptions;
END
$$;

-- The directory is searched in its indexes: each has what a search can ask for beside its order, and leaves out who is not
-- listed. In order of age: all tailors, those of a town, of a postal code and of a spot of the map; then by what hardly anybody has.
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
--> statement-breakpoint
-- Sorted, so that two who save the same words at once wait for each other in one order.
CREATE FUNCTION tailors_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
CREATE TRIGGER tailors_vocabulary_of_new AFTER INSERT ON tailors REFERENCING NEW TABLE AS saved
  FOR EACH STATEMENT EXECUTE FUNCTION tailors_vocabulary();
--> statement-breakpoint
CREATE TRIGGER tailors_vocabulary_of_changed AFTER UPDATE ON tailors REFERENCING NEW TABLE AS saved
  FOR EACH STATEMENT EXECUTE FUNCTION tailors_vocabulary();
--> statement-breakpoint
INSERT INTO localities (key, city_words, state_words, country_words)
  SELECT DISTINCT ON (locality) locality, search_words(city), search_words(state), search_words(country) FROM tailors;
--> statement-breakpoint
INSERT INTO regions (kind, words)
  SELECT 'state', search_words(state) FROM tailors WHERE state <> ''
  UNION SELECT 'country', search_words(country) FROM tailors;
--> statement-breakpoint
INSERT INTO spots (latitude, longitude)
  SELECT DISTINCT latitude, longitude FROM tailors WHERE latitude IS NOT NULL AND longitude IS NOT NULL;
--> statement-breakpoint
INSERT INTO name_words (word) SELECT DISTINCT word FROM tailors, unnest(name_words(business_name)) AS word;

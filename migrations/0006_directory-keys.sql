-- What a search can ask for is a number each, so that one small list on every row, and one index over it, answers any mix.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE FUNCTION tag(kind text, value text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT hashtext(kind || ':' || value)
$$;
--> statement-breakpoint
-- A loop, since a query for each row would be four times as slow.
CREATE FUNCTION tags(kind text, "values" text[]) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  value text;
  numbers integer[] := '{}';
BEGIN
  FOREACH value IN ARRAY "values" LOOP numbers := numbers || hashtext(kind || ':' || value); END LOOP;
  RETURN numbers;
END
$$;
--> statement-breakpoint
-- The words of a name, as search_words has them: {adunni,couture}.
CREATE FUNCTION name_words(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_remove(string_to_array(btrim(search_words(name)), ' '), '')
$$;
--> statement-breakpoint
-- The field of two by two degrees that a place lies in; around a radius there are a few, see features/directory/mercator.ts.
CREATE FUNCTION map_cell(latitude numeric, longitude numeric) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT tag('cell', floor(latitude / 2)::integer || ',' || floor(longitude / 2)::integer)
$$;
--> statement-breakpoint
-- The same number for the same town, however it is written.
CREATE FUNCTION locality_key(city text, state text, country text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT hashtextextended(search_words(city) || '|' || search_words(state) || '|' || search_words(country), 0)
$$;

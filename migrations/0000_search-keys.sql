-- What the directory compares: lower case, without accents, words parted by single spaces, each with one before it,
-- so that ' york' is found at the start of a word in ' new york'.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE FUNCTION search_words(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, written)), '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- 'SW1A 1AA' and 'sw1a1aa' are the same postal code.
CREATE FUNCTION zipcode_key(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(written, '[^[:alnum:]]', '', 'g'))
$$;

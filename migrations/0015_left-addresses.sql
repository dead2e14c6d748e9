CREATE TABLE "retired_slugs" (
	"slug_hash" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- For how long the address that a page left at this time is no other page's: a printed code outlives a sign.
CREATE FUNCTION slug_is_kept(left_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT left_at > now() - interval '365 days'
$$;
--> statement-breakpoint
CREATE FUNCTION slug_hash(slug text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(slug, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- Whether another page than this tailor's, deleted ones included, left the address so lately that it is kept.
CREATE FUNCTION slug_is_held(wanted text, tailor uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM former_slugs
    WHERE slug = wanted AND tailor_id IS DISTINCT FROM tailor AND slug_is_kept(created_at)
  ) OR EXISTS (
    SELECT FROM retired_slugs WHERE retired_slugs.slug_hash = slug_hash(wanted) AND slug_is_kept(left_at)
  )
$$;
--> statement-breakpoint
-- Runs after the unique index has waited for any transaction that leaves the address, so its queries see that transaction's rows.
CREATE FUNCTION tailors_take_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF slug_is_held(NEW.profile_slug, NEW.id) THEN
    RAISE unique_violation USING
      CONSTRAINT = 'tailors_slug_is_held', MESSAGE = 'another page left this address less than a year ago';
  END IF;
  DELETE FROM former_slugs WHERE slug = NEW.profile_slug;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_slugs (slug, tailor_id) VALUES (OLD.profile_slug, NEW.id)
      ON CONFLICT (slug) DO UPDATE SET tailor_id = excluded.tailor_id, created_at = excluded.created_at;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tailors_slug_was_taken AFTER INSERT ON tailors FOR EACH ROW EXECUTE FUNCTION tailors_take_slug();
--> statement-breakpoint
CREATE TRIGGER tailors_slug_was_changed AFTER UPDATE OF profile_slug ON tailors
  FOR EACH ROW WHEN (OLD.profile_slug <> NEW.profile_slug) EXECUTE FUNCTION tailors_take_slug();
--> statement-breakpoint
CREATE FUNCTION tailors_retire_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO retired_slugs (slug_hash, left_at)
    SELECT slug_hash(OLD.profile_slug), now()
    UNION ALL
    SELECT slug_hash(slug), created_at FROM former_slugs WHERE tailor_id = OLD.id AND slug_is_kept(created_at)
    ON CONFLICT (slug_hash) DO UPDATE SET left_at = excluded.left_at;
  RETURN OLD;
END
$$;
--> statement-breakpoint
-- Before the deletion takes the tailor's former addresses along.
CREATE TRIGGER tailors_slugs_retire BEFORE DELETE ON tailors FOR EACH ROW EXECUTE FUNCTION tailors_retire_slugs();

CREATE TABLE "kept_decisions" (
	"decision_id" uuid PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"act" text NOT NULL,
	"ground" varchar(200) NOT NULL,
	"fingerprint" "bytea",
	"case_id" uuid NOT NULL,
	"case_number" integer NOT NULL,
	"tailor_id" uuid NOT NULL,
	"image_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "fingerprint" "bytea";--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "repeats" uuid;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD COLUMN "is_reserved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
-- Pages that are there already count as having their slug for long.
ALTER TABLE "tailors" ADD COLUMN "slug_since" timestamp with time zone DEFAULT '2000-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ALTER COLUMN "slug_since" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "slug_changes" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "kept_decisions_identity_index" ON "kept_decisions" USING btree ("identity");--> statement-breakpoint
-- Hidden belongs to the upload. The columns of the rows that show it, by which visitors' queries filter, are copies.
UPDATE uploads SET hidden_at = image.hidden_at
  FROM gallery_images image WHERE image.picture_key = uploads.public_key AND image.hidden_at IS NOT NULL;
--> statement-breakpoint
UPDATE uploads SET hidden_at = tailor.profile_picture_hidden_at
  FROM tailors tailor
  WHERE tailor.profile_picture_key = uploads.public_key AND tailor.profile_picture_hidden_at IS NOT NULL;
--> statement-breakpoint
UPDATE decisions SET upload_id = upload.id, fingerprint = nullif(upload.fingerprint, '')
  FROM uploads upload LEFT JOIN gallery_images image ON image.picture_key = upload.public_key
  WHERE decisions.act = 'hide picture' AND decisions.image_id IN (upload.id, image.id);
--> statement-breakpoint
-- Locks the upload, so that a row that shows it and a decision that hides it follow each other. Not FOR SHARE: the triggers
-- pictures_in_use write the upload afterwards, and two transactions with a shared lock would deadlock.
CREATE FUNCTION picture_hidden_since(key text) RETURNS timestamptz LANGUAGE sql AS $$
  SELECT hidden_at FROM uploads WHERE public_key = key FOR NO KEY UPDATE
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_images_copy_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hidden_at := picture_hidden_since(NEW.picture_key);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tailors_copy_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.profile_picture_hidden_at := picture_hidden_since(NEW.profile_picture_key);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION uploads_copy_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gallery_images SET hidden_at = NEW.hidden_at WHERE picture_key = NEW.public_key;
  UPDATE tailors SET profile_picture_hidden_at = NEW.hidden_at WHERE profile_picture_key = NEW.public_key;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER gallery_images_copy_hidden BEFORE INSERT OR UPDATE OF picture_key ON gallery_images
  FOR EACH ROW EXECUTE FUNCTION gallery_images_copy_hidden();
--> statement-breakpoint
CREATE TRIGGER tailors_copy_hidden BEFORE INSERT OR UPDATE OF profile_picture_key ON tailors
  FOR EACH ROW EXECUTE FUNCTION tailors_copy_hidden();
--> statement-breakpoint
CREATE TRIGGER uploads_copy_hidden AFTER UPDATE OF hidden_at ON uploads
  FOR EACH ROW WHEN (OLD.hidden_at IS DISTINCT FROM NEW.hidden_at) EXECUTE FUNCTION uploads_copy_hidden();
--> statement-breakpoint
-- As in 0015, but only a slug that the page had for three days is reserved.
CREATE OR REPLACE FUNCTION slug_is_held(wanted text, tailor uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM former_slugs
    WHERE slug = wanted AND tailor_id IS DISTINCT FROM tailor AND is_reserved AND slug_is_kept(created_at)
  ) OR EXISTS (
    SELECT FROM retired_slugs WHERE retired_slugs.slug_hash = slug_hash(wanted) AND slug_is_kept(left_at)
  )
$$;
--> statement-breakpoint
CREATE FUNCTION slug_is_known(since timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT since <= now() - interval '3 days'
$$;
--> statement-breakpoint
-- Before tailors_take_slug, which deletes the former slug: a page that returns to its reserved slug has it as if for three days.
CREATE FUNCTION tailors_date_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.slug_since := CASE WHEN EXISTS (
    SELECT FROM former_slugs WHERE slug = NEW.profile_slug AND tailor_id = NEW.id AND is_reserved
  ) THEN now() - interval '3 days' ELSE now() END;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tailors_date_slug BEFORE UPDATE OF profile_slug ON tailors
  FOR EACH ROW WHEN (OLD.profile_slug <> NEW.profile_slug) EXECUTE FUNCTION tailors_date_slug();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tailors_take_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF slug_is_held(NEW.profile_slug, NEW.id) THEN
    RAISE unique_violation USING
      CONSTRAINT = 'tailors_slug_is_held', MESSAGE = 'another page left this address less than a year ago';
  END IF;
  DELETE FROM former_slugs WHERE slug = NEW.profile_slug;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_slugs (slug, tailor_id, is_reserved)
      VALUES (OLD.profile_slug, NEW.id, slug_is_known(OLD.slug_since))
      ON CONFLICT (slug) DO UPDATE SET
        tailor_id = excluded.tailor_id, created_at = excluded.created_at, is_reserved = excluded.is_reserved;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tailors_retire_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO retired_slugs (slug_hash, left_at)
    SELECT slug_hash(OLD.profile_slug), now() WHERE slug_is_known(OLD.slug_since)
    UNION ALL
    SELECT slug_hash(slug), created_at FROM former_slugs
      WHERE tailor_id = OLD.id AND is_reserved AND slug_is_kept(created_at)
    ON CONFLICT (slug_hash) DO UPDATE SET left_at = excluded.left_at;
  RETURN OLD;
END
$$;

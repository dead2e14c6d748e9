-- Rows name a picture by its key instead of an address, so that the address of the store may change. What stands before the
-- key in an address is not compared: every store and every S3_PUBLIC_URL of the past is understood.
DROP TRIGGER "gallery_images_pictures_in_use" ON "gallery_images";--> statement-breakpoint
DROP TRIGGER "tailors_pictures_in_use" ON "tailors";--> statement-breakpoint
DROP FUNCTION gallery_images_pictures_in_use();--> statement-breakpoint
DROP FUNCTION tailors_pictures_in_use();--> statement-breakpoint
DROP FUNCTION picture_shown(text);--> statement-breakpoint
DROP FUNCTION picture_hidden(text);--> statement-breakpoint
DROP INDEX "gallery_images_image_url_index";--> statement-breakpoint
DROP INDEX "tailors_profile_picture_url_index";--> statement-breakpoint
ALTER TABLE "gallery_images" RENAME COLUMN "image_url" TO "picture_key";--> statement-breakpoint
ALTER TABLE "tailors" RENAME COLUMN "profile_picture_url" TO "profile_picture_key";--> statement-breakpoint
-- A change of type rewrites the table once, and leaves neither dead rows nor another updated_at.
ALTER TABLE "gallery_images" ALTER COLUMN "picture_key" TYPE text
  USING regexp_replace("picture_key", '^.*/([0-9a-f]{32})\.jpg$', '\1');--> statement-breakpoint
ALTER TABLE "tailors" ALTER COLUMN "profile_picture_key" TYPE text
  USING regexp_replace("profile_picture_key", '^.*/([0-9a-f]{32})\.jpg$', '\1');--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "uploads" SET "published_at" = coalesce("claimed_at", "created_at") WHERE "public_url" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "public_url";--> statement-breakpoint
CREATE INDEX "gallery_images_picture_key_index" ON "gallery_images" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "tailors_profile_picture_key_index" ON "tailors" USING btree ("profile_picture_key") WHERE "tailors"."profile_picture_key" is not null;--> statement-breakpoint
-- As in 0003, by key: a picture that a portfolio or a profile shows does not expire; one that nothing shows expires at once.
CREATE FUNCTION picture_shown(key text) RETURNS void LANGUAGE sql AS $$
  UPDATE uploads SET expires_at = NULL WHERE public_key = key AND published_at IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION picture_hidden(key text) RETURNS void LANGUAGE sql AS $$
  UPDATE uploads SET expires_at = now() WHERE public_key = key AND published_at IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_images_pictures_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM picture_hidden(OLD.picture_key); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM picture_shown(NEW.picture_key); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tailors_pictures_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM picture_hidden(OLD.profile_picture_key); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM picture_shown(NEW.profile_picture_key); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER gallery_images_pictures_in_use AFTER INSERT OR DELETE OR UPDATE OF picture_key ON gallery_images
  FOR EACH ROW EXECUTE FUNCTION gallery_images_pictures_in_use();
--> statement-breakpoint
CREATE TRIGGER tailors_pictures_in_use AFTER INSERT OR DELETE OR UPDATE OF profile_picture_key ON tailors
  FOR EACH ROW EXECUTE FUNCTION tailors_pictures_in_use();

-- A published picture that a portfolio or a profile shows does not expire; one that nothing shows any more does at once,
-- whatever took it away: a deletion, another profile picture, or the end of a tailor with everything that was theirs.
CREATE FUNCTION picture_shown(url text) RETURNS void LANGUAGE sql AS $$
  UPDATE uploads SET expires_at = NULL WHERE public_url = url
$$;
--> statement-breakpoint
CREATE FUNCTION picture_hidden(url text) RETURNS void LANGUAGE sql AS $$
  UPDATE uploads SET expires_at = now() WHERE public_url = url
$$;
--> statement-breakpoint
CREATE FUNCTION gallery_images_pictures_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM picture_hidden(OLD.image_url); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM picture_shown(NEW.image_url); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION tailors_pictures_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM picture_hidden(OLD.profile_picture_url); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM picture_shown(NEW.profile_picture_url); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER gallery_images_pictures_in_use AFTER INSERT OR DELETE OR UPDATE OF image_url ON gallery_images
  FOR EACH ROW EXECUTE FUNCTION gallery_images_pictures_in_use();
--> statement-breakpoint
CREATE TRIGGER tailors_pictures_in_use AFTER INSERT OR DELETE OR UPDATE OF profile_picture_url ON tailors
  FOR EACH ROW EXECUTE FUNCTION tailors_pictures_in_use();

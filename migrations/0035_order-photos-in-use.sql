-- As in 0017: a picture that an order shows does not expire; one that nothing shows expires at once, also by a cascade.
CREATE FUNCTION order_photos_pictures_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM picture_hidden(OLD.picture_key); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM picture_shown(NEW.picture_key); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_photos_pictures_in_use AFTER INSERT OR DELETE OR UPDATE OF picture_key ON order_photos
  FOR EACH ROW EXECUTE FUNCTION order_photos_pictures_in_use();

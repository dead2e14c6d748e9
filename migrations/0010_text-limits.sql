-- Measures are free text in one JSON object; the lengths are those of shared/limits.ts.
CREATE FUNCTION measures_fit(measures json) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT NOT EXISTS (
    SELECT FROM json_each_text(measures) AS measure (name, written)
    WHERE char_length(written) > CASE name WHEN 'notes' THEN 5000 ELSE 60 END
  )
$$;
--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_values_length" CHECK (measures_fit(measurements));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_length" CHECK (char_length(email) <= 254);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_first_name_length" CHECK (char_length(first_name) <= 120);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_last_name_length" CHECK (char_length(last_name) <= 120);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_profile_image_url_length" CHECK (char_length(profile_image_url) <= 500);
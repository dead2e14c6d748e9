CREATE TABLE "former_slugs" (
	"slug" varchar(60) PRIMARY KEY NOT NULL,
	"tailor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "staging_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "expires_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD COLUMN "widths" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD COLUMN "thumbhash" text;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "profile_picture_widths" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "first_message" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "public_key" text;--> statement-breakpoint
-- What is published keeps its key; what is not has none yet.
UPDATE "uploads" SET "public_key" = coalesce(substring("public_url" from '([0-9a-f]{32})\.jpg$'), replace(gen_random_uuid()::text, '-', ''));--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "public_key" SET NOT NULL;--> statement-breakpoint
-- A picture that is shown does not expire; one that was claimed for a profile and never saved does.
UPDATE "uploads" SET "expires_at" = NULL WHERE "claimed_at" IS NOT NULL AND (
	EXISTS (SELECT FROM "gallery_images" WHERE "gallery_images"."image_url" = "uploads"."public_url")
	OR EXISTS (SELECT FROM "tailors" WHERE "tailors"."profile_picture_url" = "uploads"."public_url")
);--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "widths" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "thumbhash" text;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_tailor_id_index" ON "former_slugs" USING btree ("tailor_id");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_images_image_url_index" ON "gallery_images" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "tailors_profile_picture_url_index" ON "tailors" USING btree ("profile_picture_url") WHERE "tailors"."profile_picture_url" is not null;--> statement-breakpoint
CREATE INDEX "uploads_expires_at_index" ON "uploads" USING btree ("expires_at") WHERE "uploads"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "uploads_unfinished_index" ON "uploads" USING btree ("claimed_at") WHERE "uploads"."claimed_at" is not null and "uploads"."staging_key" is not null;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_public_key_unique" UNIQUE("public_key");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_public_url_unique" UNIQUE("public_url");--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_first_message_length" CHECK (char_length(first_message) <= 500);
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tailor_id" uuid NOT NULL,
	"name" varchar(120) NOT NULL,
	"phone" varchar(40),
	"whatsapp" varchar(40),
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_tailor_id_id_unique" UNIQUE("tailor_id","id"),
	CONSTRAINT "customers_notes_length" CHECK (char_length(notes) <= 5000)
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tailor_id" uuid NOT NULL,
	"image_url" varchar(500) NOT NULL,
	"category" varchar(200),
	"caption" text,
	"display_order" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_images_caption_length" CHECK (char_length(caption) <= 200)
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tailor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"measurements" json NOT NULL,
	"tags" varchar(200),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tailors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tailors_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"business_name" varchar(120) NOT NULL,
	"phone" varchar(40),
	"whatsapp" varchar(40),
	"city" varchar(120) NOT NULL,
	"state" varchar(120) DEFAULT '' NOT NULL,
	"zipcode" varchar(120) DEFAULT '' NOT NULL,
	"country" varchar(120) NOT NULL,
	"bio" text,
	"profile_picture_url" varchar(500),
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"primary_service_categories" text[] DEFAULT '{}' NOT NULL,
	"cultural_sub_categories" text[] DEFAULT '{}' NOT NULL,
	"service_categories" text[] DEFAULT '{}' NOT NULL,
	"profile_slug" varchar(60) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"city_words" text GENERATED ALWAYS AS (search_words(city)) STORED,
	"state_words" text GENERATED ALWAYS AS (search_words(state)) STORED,
	"country_words" text GENERATED ALWAYS AS (search_words(country)) STORED,
	"zipcode_key" text GENERATED ALWAYS AS (zipcode_key(zipcode)) STORED,
	CONSTRAINT "tailors_profile_slug_unique" UNIQUE("profile_slug"),
	CONSTRAINT "tailors_bio_length" CHECK (char_length(bio) <= 5000)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"staging_key" text NOT NULL,
	"content_type" text,
	"size" integer,
	"public_url" varchar(500),
	"claimed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_issuer_subject_unique" UNIQUE("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_tailor_id_customer_id_fk" FOREIGN KEY ("tailor_id","customer_id") REFERENCES "public"."customers"("tailor_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_images_tailor_id_index" ON "gallery_images" USING btree ("tailor_id","display_order");--> statement-breakpoint
CREATE INDEX "measurements_tailor_id_customer_id_index" ON "measurements" USING btree ("tailor_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_expire_index" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "tailors_user_id_unique" ON "tailors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tailors_active_seq_index" ON "tailors" USING btree ("seq") WHERE "tailors"."is_active";--> statement-breakpoint
CREATE INDEX "uploads_user_id_index" ON "uploads" USING btree ("user_id");
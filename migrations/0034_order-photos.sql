CREATE TABLE "order_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tailor_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"picture_key" text NOT NULL,
	"kind" text NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"thumbhash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_photos_picture_key_unique" UNIQUE("picture_key"),
	CONSTRAINT "order_photos_kind" CHECK ("order_photos"."kind" in ('cloth', 'style', 'work'))
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_of_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_tailor_id_order_id_fk" FOREIGN KEY ("tailor_id","order_id") REFERENCES "public"."orders"("tailor_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_photos_of_order_index" ON "order_photos" USING btree ("tailor_id","order_id","created_at","id");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_of_order_not_compared" CHECK (not "uploads"."is_of_order" or (octet_length("uploads"."fingerprint") is not distinct from 0 and "uploads"."hash_parts" is null and "uploads"."hidden_at" is null));
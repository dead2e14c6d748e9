CREATE TABLE "sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tailor_id" uuid NOT NULL,
	"name" varchar(60) NOT NULL,
	"garment" varchar(200),
	"measures" json NOT NULL,
	"position" integer DEFAULT 9999 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheets_measures_length" CHECK (char_length(measures::text) <= 100000)
);
--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "own_measures" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheets_tailor_id_index" ON "sheets" USING btree ("tailor_id","position","created_at","id");--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_own_length" CHECK (char_length(own_measures::text) <= 100000);
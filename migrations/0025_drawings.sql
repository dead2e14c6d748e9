CREATE TABLE "drawings" (
	"version" text PRIMARY KEY NOT NULL,
	"tailor_id" uuid,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drawings" ADD CONSTRAINT "drawings_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drawings_tailor_id_index" ON "drawings" USING btree ("tailor_id");--> statement-breakpoint
CREATE INDEX "drawings_kept_at_index" ON "drawings" USING btree ("kept_at");
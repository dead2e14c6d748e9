CREATE TABLE "figures" (
	"tailor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"contacts" integer DEFAULT 0 NOT NULL,
	"appearances" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "figures_tailor_id_day_pk" PRIMARY KEY("tailor_id","day")
);
--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figures_day_index" ON "figures" USING btree ("day");
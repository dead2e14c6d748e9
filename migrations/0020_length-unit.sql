ALTER TABLE "tailors" ADD COLUMN "length_unit" text;--> statement-breakpoint
ALTER TABLE "tailors" ADD CONSTRAINT "tailors_length_unit" CHECK ("tailors"."length_unit" in ('in', 'cm'));
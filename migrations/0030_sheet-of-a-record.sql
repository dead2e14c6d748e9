ALTER TABLE "measurements" ADD COLUMN "sheet_id" varchar(40);--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "sheet_name" varchar(60);
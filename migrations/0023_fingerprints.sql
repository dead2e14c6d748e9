ALTER TABLE "uploads" ADD COLUMN "fingerprint" "bytea";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "hash_parts" integer[];--> statement-breakpoint
CREATE INDEX "uploads_without_fingerprint_index" ON "uploads" USING btree ("created_at") WHERE "uploads"."published_at" is not null and "uploads"."fingerprint" is null;--> statement-breakpoint
CREATE INDEX "uploads_hash_parts_index" ON "uploads" USING gin ("hash_parts");
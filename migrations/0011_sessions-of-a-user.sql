DELETE FROM "sessions" WHERE (sess #>> '{passport,user,id}')::uuid NOT IN (SELECT "id" FROM "users");--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_id" uuid GENERATED ALWAYS AS ((sess #>> '{passport,user,id}')::uuid) STORED;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "signed_in_at" = "expire" - interval '30 days', "expire" = least("expire", now() + interval '7 days');--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");

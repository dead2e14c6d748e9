CREATE TABLE "change_feed" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"forgotten_until" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "change_feed_only_row" CHECK ("change_feed"."only_row")
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"tailor_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"changed_in" bigint DEFAULT txid_current() NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deletions_tailor_id_table_name_row_id_pk" PRIMARY KEY("tailor_id","table_name","row_id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "changed_in" bigint DEFAULT txid_current() NOT NULL;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "changed_in" bigint DEFAULT txid_current() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changed_in" bigint DEFAULT txid_current() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "changed_in" bigint DEFAULT txid_current() NOT NULL;--> statement-breakpoint
ALTER TABLE "sheets" ADD COLUMN "changed_in" bigint DEFAULT txid_current() NOT NULL;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletions_changed_index" ON "deletions" USING btree ("tailor_id","changed_in","table_name","row_id");--> statement-breakpoint
CREATE INDEX "deletions_deleted_at_index" ON "deletions" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "customers_changed_index" ON "customers" USING btree ("tailor_id","changed_in","id");--> statement-breakpoint
CREATE INDEX "measurements_changed_index" ON "measurements" USING btree ("tailor_id","changed_in","id");--> statement-breakpoint
CREATE INDEX "orders_changed_index" ON "orders" USING btree ("tailor_id","changed_in","id");--> statement-breakpoint
CREATE INDEX "payments_changed_index" ON "payments" USING btree ("tailor_id","changed_in","id");--> statement-breakpoint
CREATE INDEX "sheets_changed_index" ON "sheets" USING btree ("tailor_id","changed_in","id");--> statement-breakpoint
INSERT INTO change_feed DEFAULT VALUES;
--> statement-breakpoint
-- Custom: each row has the transaction that wrote it last. Numbers of a sequence, and times, are taken before the commit in an order that
-- is not that of the commits, so a reader that continues behind the highest one would miss rows.
CREATE FUNCTION row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := txid_current();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER customers_changed BEFORE INSERT OR UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION row_changed();
--> statement-breakpoint
CREATE TRIGGER sheets_changed BEFORE INSERT OR UPDATE ON sheets FOR EACH ROW EXECUTE FUNCTION row_changed();
--> statement-breakpoint
CREATE TRIGGER measurements_changed BEFORE INSERT OR UPDATE ON measurements FOR EACH ROW EXECUTE FUNCTION row_changed();
--> statement-breakpoint
CREATE TRIGGER orders_changed BEFORE INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION row_changed();
--> statement-breakpoint
CREATE TRIGGER payments_changed BEFORE INSERT OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION row_changed();
--> statement-breakpoint
-- Also by a cascade. The deletion of an account leaves nothing: a cascade deletes the tailor's row before those of the workroom, and
-- deleteAccount, which deletes the clients first, says that it deletes the account, since 80,000 deletions take twice as long as the rows.
CREATE FUNCTION rows_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('seamfolk.deletes_account', true) = 'on' THEN RETURN NULL; END IF;
  INSERT INTO deletions (tailor_id, table_name, row_id)
    SELECT gone.tailor_id, TG_TABLE_NAME, gone.id FROM gone JOIN tailors ON tailors.id = gone.tailor_id
    ON CONFLICT (tailor_id, table_name, row_id)
      DO UPDATE SET changed_in = excluded.changed_in, deleted_at = excluded.deleted_at;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER customers_deleted AFTER DELETE ON customers
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION rows_deleted();
--> statement-breakpoint
CREATE TRIGGER sheets_deleted AFTER DELETE ON sheets
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION rows_deleted();
--> statement-breakpoint
CREATE TRIGGER measurements_deleted AFTER DELETE ON measurements
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION rows_deleted();
--> statement-breakpoint
CREATE TRIGGER orders_deleted AFTER DELETE ON orders
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION rows_deleted();
--> statement-breakpoint
CREATE TRIGGER payments_deleted AFTER DELETE ON payments
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION rows_deleted();

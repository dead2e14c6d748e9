CREATE TABLE "order_books" (
	"tailor_id" uuid PRIMARY KEY NOT NULL,
	"currency" text,
	"time_zone" text,
	"weekly_garments" integer
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tailor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"currency" text NOT NULL,
	"garments" json NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"fittings" json DEFAULT '[]' NOT NULL,
	"due_on" date,
	"due_time" text,
	"promised_on" date,
	"rush" boolean DEFAULT false NOT NULL,
	"stage" text DEFAULT 'taken' NOT NULL,
	"stage_times" json NOT NULL,
	"ready_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"ready_on" date,
	"closed_on" date,
	"cancelled_because" text,
	"told" json DEFAULT '{}' NOT NULL,
	"cloth_from" text,
	"cloth_note" varchar(200),
	"style" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_tailor_id_id_unique" UNIQUE("tailor_id","id"),
	CONSTRAINT "orders_tailor_id_number_unique" UNIQUE("tailor_id","number"),
	CONSTRAINT "orders_stage" CHECK ("orders"."stage" in ('taken', 'cutting', 'sewing', 'ready', 'collected', 'cancelled')),
	CONSTRAINT "orders_discount" CHECK ("orders"."discount" >= 0),
	CONSTRAINT "orders_garments_length" CHECK (char_length(garments::text) <= 100000),
	CONSTRAINT "orders_fittings_length" CHECK (char_length(fittings::text) <= 20000),
	CONSTRAINT "orders_style_length" CHECK (char_length(style) <= 2000),
	CONSTRAINT "orders_notes_length" CHECK (char_length(notes) <= 5000)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tailor_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"method" text,
	"on_date" date NOT NULL,
	"note" varchar(200),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "order_books" ADD CONSTRAINT "order_books_tailor_id_tailors_id_fk" FOREIGN KEY ("tailor_id") REFERENCES "public"."tailors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tailor_id_customer_id_fk" FOREIGN KEY ("tailor_id","customer_id") REFERENCES "public"."customers"("tailor_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tailor_id_order_id_fk" FOREIGN KEY ("tailor_id","order_id") REFERENCES "public"."orders"("tailor_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_open_index" ON "orders" USING btree ("tailor_id","number") WHERE "orders"."closed_on" is null;--> statement-breakpoint
CREATE INDEX "orders_closed_index" ON "orders" USING btree ("tailor_id","closed_on","number") WHERE "orders"."closed_on" is not null;--> statement-breakpoint
CREATE INDEX "orders_ready_index" ON "orders" USING btree ("tailor_id","ready_on") WHERE "orders"."ready_on" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_customer_index" ON "orders" USING btree ("tailor_id","customer_id","number");--> statement-breakpoint
CREATE INDEX "payments_of_order_index" ON "payments" USING btree ("tailor_id","order_id","on_date","id");--> statement-breakpoint
CREATE INDEX "payments_of_day_index" ON "payments" USING btree ("tailor_id","on_date");
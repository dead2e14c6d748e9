ALTER TABLE "customers" ADD COLUMN "language" varchar(10);--> statement-breakpoint
ALTER TABLE "order_books" ADD COLUMN "makes_links" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_books" ADD COLUMN "links_show_balance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_books" ADD COLUMN "messages" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "link_token" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "link_shows_balance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "client_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "client_has_it_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "full_until" date;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "takes_orders_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tailors" ADD COLUMN "shows_kept_promises" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_link_token_unique" ON "orders" USING btree ("link_token") WHERE "orders"."link_token" is not null;
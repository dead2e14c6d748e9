DROP INDEX "gallery_images_tailor_id_index";--> statement-breakpoint
DROP INDEX "measurements_tailor_id_customer_id_index";--> statement-breakpoint
CREATE INDEX "customers_tailor_id_name_index" ON "customers" USING btree ("tailor_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "gallery_images_order_index" ON "gallery_images" USING btree ("tailor_id","display_order","created_at","id");--> statement-breakpoint
CREATE INDEX "measurements_of_customer_index" ON "measurements" USING btree ("tailor_id","customer_id","created_at","id");
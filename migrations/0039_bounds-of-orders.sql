-- Garments are JSON; the bound is that of shared/orders/order-limits.ts.
CREATE FUNCTION prices_fit(garments json) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN json_typeof(garments) = 'array' THEN NOT EXISTS (
    SELECT FROM json_array_elements(garments) AS line
    WHERE CASE
      WHEN json_typeof(line -> 'price') = 'number' THEN (line ->> 'price')::numeric NOT BETWEEN 0 AND 1000000000000
      ELSE false
    END
  ) ELSE true END
$$;
--> statement-breakpoint
-- A number of 8 nines began a series that no import took. Those orders follow the highest number below it, and keep the old one in their notes.
UPDATE orders SET
  number = series.number,
  notes = left(concat_ws(E'\n', nullif(orders.notes, ''), 'Number until now: ' || orders.number), 5000)
FROM (
  SELECT above.id, below.highest + row_number() OVER (PARTITION BY above.tailor_id ORDER BY above.number) AS number
  FROM orders AS above, LATERAL (
    SELECT coalesce(max(number), 0) AS highest FROM orders WHERE tailor_id = above.tailor_id AND number < 99000000
  ) AS below
  WHERE above.number > 99999999
) AS series
WHERE series.id = orders.id;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_number" CHECK (number between 1 and 99999999) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_number";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_prices" CHECK (prices_fit(garments)) NOT VALID;--> statement-breakpoint
-- A price of before stays as it was written: its next change is bounded.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM orders WHERE NOT prices_fit(garments)) THEN
    ALTER TABLE orders VALIDATE CONSTRAINT orders_prices;
  END IF;
END $$;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_most" CHECK (abs(amount) <= 1000000000000) NOT VALID;--> statement-breakpoint
-- A payment of before stays as it was written: its sums are exact, and its next change is bounded.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM payments WHERE abs(amount) > 1000000000000) THEN
    ALTER TABLE payments VALIDATE CONSTRAINT payments_amount_most;
  END IF;
END $$;

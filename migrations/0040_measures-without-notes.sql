-- The notes of a record are its client's. Orders of before kept them beside the measures of a garment, where they outlived the record.
UPDATE orders SET garments = (
  SELECT json_agg(
    CASE WHEN line::jsonb #> '{measures,measurements,notes}' IS NULL THEN line
    ELSE (line::jsonb #- '{measures,measurements,notes}')::json END
    ORDER BY position)
  FROM json_array_elements(garments) WITH ORDINALITY AS lines (line, position)
)
WHERE json_typeof(garments) = 'array' AND EXISTS (
  SELECT FROM json_array_elements(garments) AS line WHERE line::jsonb #> '{measures,measurements,notes}' IS NOT NULL
);

-- Degrees east, and degrees north stretched as on a Mercator map: near any point, distances on this plane stand in the same
-- order as on the earth, which is what an index can walk. Beyond 85 degrees it stops.
CREATE FUNCTION mercator(latitude numeric, longitude numeric) RETURNS point LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT point(longitude::float8, degrees(asinh(tan(radians(greatest(-85, least(85, latitude::float8)))))))
$$;

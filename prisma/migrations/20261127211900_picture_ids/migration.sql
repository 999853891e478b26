SET LOCAL lock_timeout = '2s';

-- The ids of the shop's own pictures in a text, whatever their size or host. Indexes on it say where a picture is used.
CREATE FUNCTION picture_ids("source" TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg("address"[1]), '{}')
  FROM regexp_matches("source", '/images/([a-z0-9]{16,40})', 'g') AS "address"
$$;

CREATE FUNCTION picture_ids("sources" TEXT[]) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg("address"[1]), '{}')
  FROM unnest("sources") AS "source", regexp_matches("source", '/images/([a-z0-9]{16,40})', 'g') AS "address"
$$;

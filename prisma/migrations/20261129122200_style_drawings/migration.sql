SET LOCAL lock_timeout = '2s';

-- Drawings of options that a shop begins with, for those that the owner hasn't changed.
UPDATE "style_options" SET "drawing" = "drawn"."drawing"
FROM (VALUES
  ('length-cropped', 'crop'), ('length-waist', 'waist'), ('length-peplum', 'peplum'), ('length-hip', 'hip'),
  ('length-knee', 'knee'), ('length-calf', 'calf'), ('length-floor', 'floor'), ('flare-regular', 'medium'),
  ('flare-double', 'full'), ('piping-self', 'piping'), ('piping-contrast', 'piping'), ('dupatta-none', 'none')
) AS "drawn" ("id", "drawing")
WHERE "style_options"."id" = "drawn"."id" AND "version" = 1;

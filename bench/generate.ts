import type { Client } from 'pg'

const fabrics = ['Silk', 'Silk', 'Silk', 'Cotton', 'Cotton', 'Georgette', 'Chiffon', 'Velvet', 'Linen', 'Net']
const colors = ['Red', 'Royal Blue', 'Maroon', 'Green', 'Ivory', 'Gold', 'Pink', 'Teal', 'Black', 'Mustard']
const patterns = [
  'Embroidered',
  'Embroidered',
  'Floral',
  'Printed',
  'Striped',
  'Plain',
  'Geometric',
  'Paisley',
]
const categories = [
  'SAREE',
  'SAREE',
  'SAREE',
  'LEHENGA',
  'LEHENGA',
  'SUIT',
  'BLOUSE',
  'DRESS',
  'TOILER',
  'OTHERS',
]
const embellishments = ['Zari Work', 'Sequin', 'Mirror Work', 'Beads', 'Lace', 'Stone Work']
const names = [
  'Anokhi',
  'Bahaar',
  'Chandni',
  'Dilruba',
  'Eshwari',
  'Falguni',
  'Gulnaar',
  'Heer',
  'Indrani',
  'Jhoomar',
]
const story =
  'Woven by hand in a village near Varanasi and finished in our own workshop, with a soft fall and a border that ' +
  'catches the evening light. Wear it to a wedding of the family or to a festival at home. '

/**
 * Fills an empty catalogue with a number of products. A product is determined by its number, so that
 * two runs measure the same; a larger catalogue begins with the smaller one and has the same
 * proportions.
 */
export async function generateProducts(client: Client, count: number): Promise<void> {
  const batch = 10_000
  for (let from = 0; from < count; from += batch)
    await client.query(insertProducts, [from, Math.min(count, from + batch) - 1, ...Object.values(choices)])
  await client.query('VACUUM ANALYZE')
}

const choices = { fabrics, colors, patterns, categories, embellishments, names, story }

/**
 * A value of a list, chosen by a hash of the product's number; `salt` makes the choices independent of
 * each other.
 */
export const pick = (list: string, salt: number) =>
  `(${list})[1 + (hashint4("n" * 16 + ${salt}) & 2147483647) % cardinality(${list})]`

export const between = (low: number, high: number, salt: number) =>
  `(${low} + (hashint4("n" * 16 + ${salt}) & 2147483647) % ${high - low})`

const insertProducts = `
  INSERT INTO "products" ("id", "productName", "category", "description", "productType", "color", "maxPrice",
    "tailorPrice", "readyMadePrice", "discount", "quantityInStock", "fabricType", "stitchingType", "pattern",
    "embellishments", "customizationAvailable", "customizationOptions", "images", "shippingCost",
    "estimatedDeliveryTime", "featuredProduct", "seasonalTags", "tags", "fabricFeel", "durability", "sizes",
    "sareeDetails", "dateAdded", "lastUpdated")
  SELECT md5('product ' || "n")::uuid,
    ${pick('$8::text[]', 1)} || ' ' || initcap("category") || ' ' || "n", "category"::"Category", repeat($9, 2),
    'CUSTOM_MADE', ${pick('$4::text[]', 2)}, "price" * 120, "price" * 100, "price" * 80, ${between(0, 60, 3)}, 50,
    ${pick('$3::text[]', 4)}, 'MIXED', ${pick('$5::text[]', 5)},
    ARRAY[${pick('$7::text[]', 6)}, ${pick('$7::text[]', 7)}], TRUE, ARRAY['Neckline', 'Sleeve length'],
    (SELECT jsonb_agg(jsonb_build_object('url', '/images/' || md5("n" || '/' || "view") || '.webp',
      'alt', 'The garment seen from view ' || "view", 'width', 1200, 'height', 1600,
      'thumbhash', 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG')) FROM generate_series(1, 4) AS "view"),
    9900, '7-10 days', ${between(0, 20, 8)} = 0, ARRAY['Diwali'], ARRAY['handloom', 'festive'], 'Soft', 'For years',
    '[{"label": "M", "chest": 92, "waist": 76, "hip": 98, "length": 104}]',
    CASE "category" WHEN 'SAREE' THEN '{"sareeLength": 5.5, "pleated": false, "embroideryDetails": "Zari border",
      "sareeFabric": null, "blouseType": "Unstitched", "borderStyle": "Broad", "drapeStyle": null}'::jsonb END,
    timestamptz '2026-01-01' + "n" * interval '1 minute', timestamptz '2026-06-01'
  FROM (
    SELECT "n", ${pick('$6::text[]', 9)} AS "category", ${between(1000, 50_000, 10)}::bigint AS "price"
    FROM generate_series($1::int, $2::int) AS "n") AS "numbered"`

import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Prisma } from './platform/database/__generated__/prisma/client.ts'
import type { Database, Transaction } from './platform/database/client.ts'
import { newProduct } from './domain/catalogue/product-input.ts'
import { productColumnsOf } from './domain/catalogue/save-product.ts'
import type { ProductImage } from './domain/catalogue/product.ts'
import { imageAddress } from './domain/images/image-address.ts'
import { type ImageStore, originalName } from './domain/images/image-store.ts'
import { parse } from './domain/validation.ts'
import { fromRoot } from './paths.ts'
import { productForm } from './api/rest/product-form.ts'
import type { Design } from '../demo/design.ts'
import { designs } from '../demo/designs/all.ts'
import { translationsOf } from '../demo/hindi/translate-design.ts'
import { demoFeedback } from '../demo/feedback.ts'

/** A picture's entry in demo/pictures/manifest.json, which `npm run illustrate` writes. */
interface Picture {
  view: string
  file: string
  width: number
  height: number
  thumbhash: string
  alt: string
}

const pictures = (...name: string[]) => fromRoot('demo', 'pictures', ...name)

/**
 * Seeds an empty shop with the demo catalogue, its pictures and its feedback, in one transaction: an interrupted seed
 * leaves nothing. Designs are parsed like an old client's product form.
 */
export async function seedDemo(db: Database, store: ImageStore): Promise<void> {
  const manifest = JSON.parse(await readFile(pictures('manifest.json'), 'utf8')) as Record<string, Picture[]>
  const storing = Promise.all(
    designs.flatMap(({ slug }) =>
      (manifest[slug] ?? []).map((picture) => storePicture(store, slug, picture)),
    ),
  )
  const idOf = new Map(designs.map(({ slug }) => [slug, randomUUID()]))
  const products = designs.map((design) => ({
    ...toRow(design, manifest[design.slug] ?? []),
    id: idOf.get(design.slug)!,
    goesWith: design.goesWith?.map((slug) => idOf.get(slug)!) ?? [],
  }))
  const feedback = demoFeedback.map(({ author, designSlug, createdAt, ...entry }) => ({
    ...entry,
    name: author,
    productId: designSlug && idOf.get(designSlug),
    createdAt,
    updatedAt: createdAt,
    demo: true,
  }))
  const images = await storing
  await db.transaction(
    async (tx) => {
      await insert<Prisma.ImageCreateManyInput>(tx, 'images', images)
      await insert<Prisma.ProductCreateManyInput>(tx, 'products', products)
      await insert<Prisma.FeedbackCreateManyInput>(tx, 'feedback', feedback)
    },
    { timeout: 60_000 },
  )
}

/** All rows as one JSON parameter: Prisma takes half a second to build a statement of so many. Existing rows stay. */
async function insert<Row extends object>(tx: Transaction, table: string, rows: Row[]) {
  const name = Prisma.raw(`"${table}"`)
  const columns = Prisma.raw([...new Set(rows.flatMap(Object.keys))].map((column) => `"${column}"`).join())
  const json = JSON.stringify(rows, (_, value: unknown) => (value === Prisma.DbNull ? null : value))
  await tx.$executeRaw`
    INSERT INTO ${name} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${json}::json)
    ON CONFLICT DO NOTHING`
}

const externalRefOf = (slug: string) => `demo:${slug}`

const imageIdOf = (slug: string, view: string) =>
  createHash('sha256').update(`${slug}/${view}`).digest('hex').slice(0, 32)

async function storePicture(
  store: ImageStore,
  slug: string,
  { view, file, width, height, thumbhash }: Picture,
) {
  const id = imageIdOf(slug, view)
  const bytes = await readFile(pictures(file))
  await store.write(originalName(id), bytes)
  return { id, format: 'avif', width, height, bytes: bytes.length, thumbhash, isDrawing: true }
}

/** A design as a product's row, with its demo pictures. */
export function toRow(design: Design, views: Picture[]) {
  const { slug, drawing: _, dateAdded, goesWith: __, ...form } = design
  const { images: ___, ...fields } = parse(newProduct, {
    ...parse(productForm, form),
    externalRef: externalRefOf(slug),
    translations: translationsOf(design),
  })
  const images = views.map(({ view, width, height, thumbhash, alt }): ProductImage => ({
    url: imageAddress(imageIdOf(slug, view)),
    alt,
    width,
    height,
    thumbhash,
  }))
  return {
    ...fields,
    ...productColumnsOf({ ...fields, images }, fields.category),
    dateAdded,
    lastUpdated: dateAdded,
  }
}

import type { Services } from '../context.ts'

/** A design visible to shoppers, with the columns that complete lists need. */
export interface ShownDesign {
  id: string
  slug: string
  lastUpdated: Date
}

const shown = { productStatus: 'ACTIVE' } as const

/** How many designs shoppers see, and when the last of them changed; null when there are none. */
export async function countShownDesigns({
  db,
}: Pick<Services, 'db'>): Promise<{ count: number; lastUpdated: Date | null }> {
  const { _count, _max } = await db.product.aggregate({
    where: shown,
    _count: true,
    _max: { lastUpdated: true },
  })
  return { count: _count, lastUpdated: _max.lastUpdated }
}

/** This many are read in one statement. */
const batch = 1_000

/** A range of those designs in the order of their ids, read in batches, however many there are. */
export async function* listShownDesigns(
  { db }: Pick<Services, 'db'>,
  { skip, take }: { skip: number; take: number },
): AsyncGenerator<ShownDesign[]> {
  let last: string | undefined
  for (let left = take; left > 0; left -= batch) {
    const designs = await db.product.findMany({
      where: last === undefined ? shown : { ...shown, id: { gt: last } },
      orderBy: { id: 'asc' },
      skip: last === undefined ? skip : 0,
      take: Math.min(batch, left),
      select: { id: true, slug: true, lastUpdated: true },
    })
    if (designs.length > 0) yield designs
    last = designs.at(-1)?.id
    if (designs.length < batch) return
  }
}

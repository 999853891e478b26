import type { Database } from '../../platform/database/client.ts'
import { ownImageId } from './image-address.ts'

/** Whether the picture of each address is a drawing that stands in for a photograph; those of other hosts aren't. */
export async function readDrawings(db: Database, urls: readonly string[]): Promise<boolean[]> {
  const ids = urls.map(ownImageId)
  const drawings = await db.image.findMany({
    where: { id: { in: ids.filter((id) => id !== null) }, isDrawing: true },
    select: { id: true },
  })
  const drawn = new Set<string | null>(drawings.map(({ id }) => id))
  return ids.map((id) => drawn.has(id))
}

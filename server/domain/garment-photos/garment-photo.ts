import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/client.ts'
import { toStage, type WorkshopStage } from '../workshop/garment.ts'

/** A photograph of a garment in the workshop. */
export interface GarmentPhoto {
  id: string
  garmentId: string
  /** Of a picture of the shop. */
  url: string
  /** The one that the garment was in. */
  stage: WorkshopStage
  takenAt: Date
  /** By the name at that time. */
  takenBy: string
  /** Whether the customer sees it. */
  isShared: boolean
}

/** A photograph that the customer sees. */
export interface OrderPhoto extends Pick<GarmentPhoto, 'url' | 'stage' | 'takenAt'> {
  orderId: string
  garmentNumber: number
  category: Category
}

const oldestFirst = [
  { takenAt: 'asc' },
  { id: 'asc' },
] satisfies Prisma.GarmentPhotoOrderByWithRelationInput[]

/** Those of these garments, oldest first. */
export async function readPhotosOf(db: Database, garmentIds: readonly string[]): Promise<GarmentPhoto[]> {
  const rows = await db.garmentPhoto.findMany({
    where: { garmentId: { in: [...garmentIds] } },
    orderBy: oldestFirst,
    include: { stage: true },
  })
  return rows.map(({ stage, ...row }) => ({ ...row, stage: toStage(stage) }))
}

/** Those of these orders' garments that the customers see, oldest first. */
export async function readSharedPhotosOf(db: Database, orderIds: readonly string[]): Promise<OrderPhoto[]> {
  const rows = await db.garmentPhoto.findMany({
    where: { isShared: true, garment: { orderId: { in: [...orderIds] } } },
    orderBy: oldestFirst,
    select: {
      url: true,
      takenAt: true,
      stage: true,
      garment: { select: { orderId: true, number: true, category: true } },
    },
  })
  return rows.map(({ url, takenAt, stage, garment: { orderId, number, category } }) => ({
    orderId,
    url,
    garmentNumber: number,
    category,
    stage: toStage(stage),
    takenAt,
  }))
}

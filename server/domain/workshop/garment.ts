import type { TranslatedName } from '../../../shared/catalogue/product-translations.ts'
import type { Named, NameTranslation } from '../../../shared/name-translations.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type {
  Category,
  CustomCategory,
  OrderStatus,
  StageKind,
  TailorLanguage,
} from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import type { ProductImage } from '../catalogue/product.ts'
import { type Measurements, toMeasurements } from '../measurements/measurements.ts'
import { toTranslations } from '../name-translations.ts'
import { toOrderedAddOns } from '../price-list/ordered-add-on.ts'
import { needsMeasurements } from '../orders/lacking-measurements.ts'
import { type OrderedStyle, sewnStyle, toOrderedStyle } from '../style-options/ordered-style.ts'
import { dayIn } from '../shop/shop-time.ts'

/** A stage of the workshop: the first is WAITING and the last DONE, all others are WORK. */
export interface WorkshopStage {
  id: string
  name: string
  translations: NameTranslation[]
  kind: StageKind
  /** Whether the owner has removed it while garments were in it. */
  isRemoved: boolean
}

/** Who sews a garment. */
export interface Tailor {
  id: string
  name: string
  /** Ten digits. */
  phone: string
  language: TailorLanguage
  isActive: boolean
  hasPin: boolean
  version: number
}

/** A piece that is sewn. */
export interface Garment {
  id: string
  orderId: string
  /** Of its line in the order, from 0 on; null for a custom garment. */
  position: number | null
  /** Its number within the order, from 1 on. */
  number: number
  /** `482-913-2`: the order's number and its own. */
  code: string
  category: Category
  /** The design's name; null for a custom garment. */
  productName: string | null
  translatedNames: TranslatedName[]
  /** Null for a custom garment, and when the design has left the catalogue. */
  productId: string | null
  /** What the shop noted for the tailor. */
  note: string | null
  /** Such as its lining. */
  addOns: Named[]
  style: OrderedStyle[]
  image: ProductImage | null
  measurements: Measurements
  /** False for what isn't sewn to measurements, such as a saree's fall and edging. */
  needsMeasurements: boolean
  /** Whether its cloth is the customer's own. */
  isOwnCloth: boolean
  stage: WorkshopStage
  tailor: Tailor | null
  /** What the tailor gets for the entire garment, in paise; null where the rates of the stages apply. */
  pieceRate: number | null
  dueDate: string | null
  trialDate: string | null
  version: number
  order: GarmentsOrder
  /** Newest first. */
  moves: GarmentMove[]
}

/** What is shown of a garment's order. */
export interface GarmentsOrder {
  /** Its customer; null after their account was deleted. */
  userId: string | null
  orderNumber: string
  orderStatus: OrderStatus
  customCategory: CustomCategory | null
  customerName: string
  clothPics: string[]
  color: string | null
  designDetails: string | null
  designPics: string[]
  specialInstructions: string | null
}

export interface GarmentMove {
  /** The garment's version afterwards. */
  version: number
  from: WorkshopStage
  to: WorkshopStage
  at: Date
  /** The tailor who moved it; null for the shop. */
  tailorId: string | null
  /** Of who moved it, at that time. */
  name: string
  isUndo: boolean
}

export const garmentRelations = {
  stage: true,
  tailor: true,
  moves: { orderBy: { version: 'desc' }, take: 20, include: { from: true, to: true } },
  order: {
    select: {
      userId: true,
      orderNumber: true,
      orderStatus: true,
      customCategory: true,
      customerName: true,
      clothPics: true,
      color: true,
      designDetails: true,
      designPics: true,
      specialInstructions: true,
      measurements: true,
      style: true,
      items: {
        where: { productType: 'TAILOR' },
        select: {
          position: true,
          productName: true,
          translatedNames: true,
          image: true,
          measurements: true,
          note: true,
          addOns: true,
          style: true,
          designStyle: true,
          productType: true,
          category: true,
          productId: true,
          needsMeasurements: true,
          isOwnCloth: true,
          clothCm: true,
        },
      },
    },
  },
} satisfies Prisma.GarmentInclude

export type GarmentRow = Prisma.GarmentGetPayload<{ include: typeof garmentRelations }>

export const toStage = ({
  id,
  name,
  translations,
  kind,
  removedAt,
}: Prisma.WorkshopStageGetPayload<object>): WorkshopStage => ({
  id,
  name,
  translations: toTranslations(translations),
  kind,
  isRemoved: removedAt !== null,
})

export const toTailor = ({
  id,
  name,
  phone,
  language,
  isActive,
  pinHash,
  version,
}: Prisma.TailorGetPayload<object>): Tailor => ({
  id,
  name,
  phone,
  language,
  isActive,
  hasPin: pinHash !== null,
  version,
})

export function toGarment(row: GarmentRow): Garment {
  const { items, measurements, style, ...order } = row.order
  const item = items.find(({ position }) => position === row.orderPosition)
  return {
    id: row.id,
    orderId: row.orderId,
    position: row.orderPosition,
    number: row.number,
    code: row.code,
    category: row.category,
    productName: item?.productName ?? null,
    translatedNames: (item?.translatedNames ?? []) as unknown as TranslatedName[],
    productId: item?.productId ?? null,
    note: item?.note ?? null,
    addOns: toOrderedAddOns(item?.addOns ?? []),
    style: item
      ? sewnStyle({ style: toOrderedStyle(item.style), designStyle: toOrderedStyle(item.designStyle) })
      : toOrderedStyle(style),
    image: (item?.image ?? null) as ProductImage | null,
    measurements: toMeasurements(item?.measurements ?? measurements),
    needsMeasurements: !item || needsMeasurements(item),
    isOwnCloth: item ? item.isOwnCloth || item.clothCm !== null : order.clothPics.length > 0,
    stage: toStage(row.stage),
    tailor: row.tailor && toTailor(row.tailor),
    pieceRate: row.pieceRate === null ? null : Number(row.pieceRate),
    dueDate: dayIn(row.dueDate),
    trialDate: dayIn(row.trialDate),
    version: row.version,
    order,
    moves: row.moves.map(({ from, to, ...move }) => ({ ...move, from: toStage(from), to: toStage(to) })),
  }
}

/** Whether its day has passed before it is ready. */
export const isLate = (
  { dueDate, stage, order }: Pick<Garment, 'dueDate' | 'stage' | 'order'>,
  today: string,
): boolean => dueDate !== null && dueDate < today && stage.kind !== 'DONE' && isOpenStatus(order.orderStatus)

const isOpenStatus = (status: OrderStatus) => status !== 'DELIVERED' && status !== 'CANCELLED'

/** A move can be taken back for this time. */
export const undoMs = 60_000

/** Until when the last move can be taken back; null when it can't. */
export function undoableUntil(
  { moves, version }: Pick<Garment, 'moves' | 'version'>,
  now: Date,
): Date | null {
  const last = moves[0]
  if (!last || last.isUndo || last.version !== version) return null
  const until = new Date(last.at.getTime() + undoMs)
  return until < now ? null : until
}

/** The tailors of these ids, whether still active or not. */
export async function readTailorsOf(db: Database, ids: readonly string[]): Promise<Map<string, Tailor>> {
  const rows = await db.tailor.findMany({ where: { id: { in: [...ids] } } })
  return new Map(rows.map((row) => [row.id, toTailor(row)]))
}

/** The stages of these ids, removed ones, too. */
export async function readStagesOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, WorkshopStage>> {
  const rows = await db.workshopStage.findMany({ where: { id: { in: [...ids] } } })
  return new Map(rows.map((row) => [row.id, toStage(row)]))
}

/** The garments of these orders, by their number. */
export async function readGarmentsOf(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<Garment[]> {
  const rows = await db.garment.findMany({
    where: { orderId: { in: [...orderIds] } },
    orderBy: { number: 'asc' },
    include: garmentRelations,
  })
  return rows.map(toGarment)
}

import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Category, MaterialUnit, StylePart } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { withTranslations } from '../name-translations.ts'

/** How a part of a garment can be sewn. */
export interface StyleOption {
  /** Stable: small letters, digits and hyphens. */
  id: string
  part: StylePart
  garments: Category[]
  name: string
  translations: NameTranslation[]
  /** A value of its part in shared/garment-flat/style.ts. */
  drawing: string | null
  /** The address of a photograph. */
  image: string | null
  /** Of one garment, in paise. */
  price: number
  extraDays: number
  /** What one garment takes of what is sewn on, in cm or pieces; null where nothing is said. */
  quantity: number | null
  unit: MaterialUnit | null
  /** Of a metre or a piece, in paise: `price` is computed of it. */
  unitPrice: number | null
  /** The material that it takes. */
  materialId: string | null
  /** Within its part. */
  position: number
  isActive: boolean
  /** The ids of those that it can't be chosen with. */
  excludedIds: string[]
  version: number
}

const withExclusions = {
  exclusions: { select: { otherId: true } },
  excludedBy: { select: { optionId: true } },
} satisfies Prisma.StyleOptionInclude

type Row = Prisma.StyleOptionGetPayload<{ include: typeof withExclusions }>

const toStyleOption = ({ price, unitPrice, exclusions, excludedBy, ...row }: Row): StyleOption => ({
  ...withTranslations(row),
  price: Number(price),
  unitPrice: unitPrice === null ? null : Number(unitPrice),
  excludedIds: [
    ...exclusions.map(({ otherId }) => otherId),
    ...excludedBy.map(({ optionId }) => optionId),
  ].sort(),
})

/** Those of the style book that match, by part and then in the owner's order. */
export async function readStyleOptions(
  db: Pick<Transaction, 'styleOption'>,
  where: Prisma.StyleOptionWhereInput = {},
): Promise<StyleOption[]> {
  const rows = await db.styleOption.findMany({
    where,
    include: withExclusions,
    orderBy: [{ part: 'asc' }, { position: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toStyleOption)
}

/** Those of these ids, also if they are switched off. */
export async function readStyleOptionsOf(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, StyleOption>> {
  if (ids.length === 0) return new Map()
  const options = await readStyleOptions(db, { id: { in: [...ids] } })
  return new Map(options.map((option) => [option.id, option]))
}

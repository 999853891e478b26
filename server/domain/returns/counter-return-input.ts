import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import { invalid } from '../errors.ts'
import { idempotencyKey, money, optionalLongText, optionalText, parse, uniqueBy } from '../validation.ts'

const returning = z.object({
  orderId: z.string(),
  items: z
    .array(
      z.object({
        item: z.int().min(0),
        quantity: z.int().min(1),
        restocked: z.int().min(0),
        exchangeSize: optionalText(40).transform((size) => size ?? null),
      }),
    )
    .min(1, { error: /*i18n*/ 'Choose what comes back.' })
    .max(50)
    .superRefine(uniqueBy('item', ({ item }) => item, /*i18n*/ 'Each line of the order is given once.')),
  reason: optionalLongText(1000).transform((reason) => reason ?? null),
  method: z.enum(PaymentMethod),
  confirmedLate: z.boolean().default(false),
  confirmedToReturn: money.nullish(),
  confirmedToPay: money.nullish(),
  dryRun: z.boolean().default(false),
  idempotencyKey,
})

export type Returning = z.output<typeof returning>

/**
 * The input of `returnAtCounter`.
 * @throws Refused (INVALID)
 */
export function parseReturning(input: unknown): Returning {
  const request = parse(returning, input)
  requireComplete(request)
  return request
}

/** Whether the pieces are exchanged for other sizes. */
export const isExchangeOf = ({ items }: Pick<Returning, 'items'>): boolean =>
  items.some(({ exchangeSize }) => exchangeSize !== null)

function requireComplete({ items, reason, dryRun }: Returning): void {
  const isExchange = isExchangeOf({ items })
  items.forEach(({ exchangeSize, restocked, quantity }, index) => {
    if (isExchange && exchangeSize === null)
      throw invalid(`items.${index}.exchangeSize`, (i18n) =>
        i18n._('Choose the size that is wanted instead.'),
      )
    if (restocked > quantity)
      throw invalid(`items.${index}.restocked`, (i18n) =>
        i18n._('At most {most} have come back.', { most: quantity }),
      )
  })
  if (!reason && !dryRun) throw invalid('reason', (i18n) => i18n._('Write why the pieces come back.'))
}

/** Of what is to be the same in a repeated request. */
export const hashOf = ({ orderId, items, reason, method }: Returning): string =>
  createHash('sha256')
    .update(JSON.stringify([orderId.toLowerCase(), items, reason, method]))
    .digest('hex')

/** The keys of the entries that belong to a return are derived from its own. */
export const keyOf = (
  { idempotencyKey: key }: Pick<Returning, 'idempotencyKey'>,
  part: 'refund' | 'exchange',
) => createHash('sha256').update(`return ${key} ${part}`).digest('hex')

import { toNumber } from '../../../lib/to-number.ts'
import type { OrderValues } from './order-form.ts'

const refusedStyle = /^(?:cartItems\.(\d+)\.)?style\.(\d+)$/

/** The fields of a refusal that is about options of a style alone; null for another. */
export function refusedOfStyle(errors: readonly { field?: string | null }[]): string[] | null {
  const fields = errors.map(({ field }) => field ?? '')
  return fields.length > 0 && fields.every((field) => refusedStyle.test(field)) ? fields : null
}

/**
 * The values without options of a style that the shop refused.
 * @param fields where they are in what was sent, such as `cartItems.0.style.1`
 * @throws when there are none of them any more
 */
export function withoutRefused(
  fields: readonly string[],
  sent: OrderValues,
  values: OrderValues,
): OrderValues {
  const refused = fields.map((field) => {
    const [, line, at] = refusedStyle.exec(field) ?? []
    const index = line === undefined ? null : toNumber(line)
    return { index, id: (index === null ? sent : sent.lines[index])?.style?.[toNumber(at ?? '')] }
  })
  const without = (index: number | null, style: string[] = []) =>
    style.filter((id) => !refused.some((each) => each.index === index && each.id === id))
  const lines = values.lines.map((line, index) => ({ ...line, style: without(index, line.style) }))
  const left = { ...values, style: without(null, values.style), lines }
  if (JSON.stringify(left) === JSON.stringify(values)) throw new Error('The shop refused the style')
  return left
}

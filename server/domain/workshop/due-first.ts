import { isDay, dayIn } from '../shop/shop-time.ts'
import { beyond, type Sort } from '../sorting.ts'
import { isId } from '../validation.ts'

type DueCondition =
  | { dueDate: { not: null } }
  | { dueDate: null; id?: { gt: string } }
  | ReturnType<typeof beyond<'dueDate', Date>>

/** By due day, those without one last. For lists that page forwards. */
export const dueFirst: Sort<
  { dueDate: Date | null; id: string },
  DueCondition,
  ({ dueDate: 'asc' } | { id: 'asc' })[]
> = {
  keyOf: ({ dueDate, id }) => [dayIn(dueDate), id],
  isKey: ([due, id, ...rest]) => (due === null || isDay(due)) && isId(id) && rest.length === 0,
  direction: () => ({
    orderBy: [{ dueDate: 'asc' }, { id: 'asc' }],
    beyond: (key) => {
      if (key === null) return [{ dueDate: { not: null } }, { dueDate: null }]
      const [due, id] = key as [due: string | null, id: string]
      if (due === null) return [{ dueDate: null, id: { gt: id } }]
      return [beyond('dueDate', 'asc', [new Date(due), id]), { dueDate: null }]
    },
  }),
}

import type { GarmentWhere } from '../../__generated__/graphql.ts'
import { addDays } from '../../lib/shop-days.ts'

/** What the board's address says. */
export const boardChoices = ['tailor', 'stage', 'due', 'search'] as const

export type BoardChoice = Record<(typeof boardChoices)[number], string>

/** Of the address, for the garments that nobody sews yet. */
export const nobody = 'nobody'

/** The choices of a day, by their value in the address: until how many days from today on, and from when. */
export const dueChoices = {
  late: { from: null, to: -1 },
  today: { from: 0, to: 0 },
  tomorrow: { from: 1, to: 1 },
  week: { from: null, to: 6 },
} as const

export type DueChoice = keyof typeof dueChoices

export const isDueChoice = (due: string): due is DueChoice => due in dueChoices

/** The garments that the address asks for. What it can't mean asks for all. */
export function boardWhere({ tailor, stage, due, search }: BoardChoice, today: string): GarmentWhere {
  const day = isDueChoice(due) ? dueChoices[due] : null
  return {
    isOpen: true,
    ...(tailor === nobody ? { hasTailor: false } : tailor && { tailorId: tailor }),
    ...(stage && { stageId: stage }),
    ...(search && { search }),
    ...(day && {
      dueDate: {
        ...(day.from !== null && { gte: addDays(today, day.from) }),
        lte: addDays(today, day.to),
      },
    }),
  }
}

import { z } from 'zod'
import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, type Issue, Refused, refuseIssues } from '../errors.ts'
import { addDays, dayIn, dayOf, mondayOf, startOfDay } from '../shop/shop-time.ts'
import { readOnce } from '../total.ts'
import { countGarmentsByDueDay } from '../totals.ts'
import { nameTranslations, withTranslations } from '../name-translations.ts'
import { day, parse, requiredText, uniqueBy } from '../validation.ts'
import { type OpenWork, readOpenWork } from '../workshop/workloads.ts'
import { statusesBeforeReady } from './order-status.ts'
import type { Sentence } from '../../i18n.ts'

/** The workshop's capacity. Days are the shop's own: `2026-11-20`. */
export interface Workshop {
  /** Incremented at each change. */
  version: number
  /** Garments that can be stitched in a week. */
  weeklyCapacity: number
  /** Calendar days from the cutting to the finished garment. */
  stitchingDays: number
  /** Calendar days until ready-made goods leave the shop. */
  dispatchDays: number
  weeks: WorkshopWeek[]
  /** Garments still to be stitched, of open orders without a delivery day: they count in no week. */
  undatedGarments: number
  /** Garments still to be stitched whose order was due before the current week. */
  overdueGarments: number
  /** Requested and not completed: each takes the tailors' time as a garment does. */
  openAlterations: number
  /** From today on, by date. */
  festivals: Festival[]
  /** Read when it is requested. */
  openWork: () => Promise<OpenWork[]>
}

interface WorkshopWeek {
  /** A Monday. */
  startsOn: string
  /** Garments still to be stitched whose delivery is due in it. */
  garments: number
}

interface Festival {
  day: string
  name: string
  translations: NameTranslation[]
  /** Orders up to this day are ready in time. */
  lastOrderDay: string
}

const defaultWeeks = 6

/**
 * Capacity and due garments for this many weeks, the current one first; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function readWorkshop(ctx: Context, weeks = defaultWeeks): Promise<Workshop> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > 26)
    throw invalid('weeks', (i18n) => i18n._('Ask for 1 to 26 weeks.'))
  const { id: _, ...settings } = await ctx.db.workshop.findUniqueOrThrow({ where: { id: 1 } })
  const today = dayOf(ctx.now())
  return {
    ...settings,
    weeks: await weeksFrom(ctx, mondayOf(today), weeks),
    undatedGarments: await countGarments(ctx, { deliveryDate: null }),
    overdueGarments: await countGarments(ctx, { deliveryDate: { lt: startOfDay(mondayOf(today)) } }),
    openAlterations: await ctx.db.alteration.count({ where: { completedAt: null } }),
    festivals: await festivalsFrom(ctx, today),
    openWork: readOnce(() => readOpenWork(ctx)),
  }
}

/** Finished garments need no more of the tailors' time. */
async function weeksFrom(ctx: Context, monday: string, count: number): Promise<WorkshopWeek[]> {
  const weeks = Array.from({ length: count }, (_, week) => ({
    startsOn: addDays(monday, 7 * week),
    garments: 0,
  }))
  const due = await countGarmentsByDueDay(ctx, monday, addDays(monday, 7 * count - 1))
  for (const { kind: day, count: garments } of due)
    weeks.find(({ startsOn }) => startsOn === mondayOf(day))!.garments += garments
  return weeks
}

/** The garments of open orders that are still to be stitched. An index holds the orders by day. */
async function countGarments(ctx: Context, where: Prisma.OrderWhereInput): Promise<number> {
  const { _sum } = await ctx.db.order.aggregate({
    where: { isUnderWay: true, orderStatus: { in: statusesBeforeReady }, ...where },
    _sum: { garments: true },
  })
  return _sum.garments ?? 0
}

/** The festivals from today on, for everybody. */
export const listFestivals = (ctx: Context): Promise<Festival[]> => festivalsFrom(ctx, dayOf(ctx.now()))

async function festivalsFrom(ctx: Pick<Context, 'db'>, today: string): Promise<Festival[]> {
  const rows = await ctx.db.festival.findMany({
    where: { day: { gte: new Date(today) } },
    orderBy: [{ day: 'asc' }, { name: 'asc' }],
  })
  return rows.map(({ day, lastOrderDay, ...names }) => ({
    ...withTranslations(names),
    day: dayIn(day),
    lastOrderDay: dayIn(lastOrderDay),
  }))
}

const capacity = { error: /*i18n*/ 'Write how many garments can be stitched in a week, from 1 to 1,000.' }

const daysUpTo = (most: 60 | 180) => {
  const error = {
    60: /*i18n*/ 'Write a whole number of days, from 0 to 60.',
    180: /*i18n*/ 'Write a whole number of days, from 0 to 180.',
  }[most]
  return z.int({ error }).min(0, { error }).max(most, { error }).nullish()
}

const changes = z.object({
  version: z.int(),
  weeklyCapacity: z.int().min(1, capacity).max(1000, capacity),
  stitchingDays: daysUpTo(180),
  dispatchDays: daysUpTo(60),
  festivals: z
    .array(
      z.object({
        day,
        name: requiredText(60),
        translations: nameTranslations(60),
        lastOrderDay: day,
      }),
    )
    .max(20)
    .superRefine(
      uniqueBy(
        'name',
        (festival) => `${festival.day} ${festival.name}`,
        /*i18n*/ 'This festival is in the list twice.',
      ),
    ),
})

/** The workshop after the save; with issues when nothing was saved because another change came first. */
export interface SavedWorkshop {
  workshop: Workshop
  issues: Issue[]
}

/**
 * Sets the weekly capacity and the upcoming festivals; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function saveWorkshop(ctx: Context, input: unknown): Promise<SavedWorkshop> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { version, festivals, ...given } = parse(changes, input)
  const today = dayOf(ctx.now())
  refuseMistakes(festivals, today)
  const before = await readWorkshop(ctx, 1)
  const settings = {
    weeklyCapacity: given.weeklyCapacity,
    stitchingDays: given.stitchingDays ?? before.stitchingDays,
    dispatchDays: given.dispatchDays ?? before.dispatchDays,
  }
  try {
    await ctx.db.transaction(async (tx) => {
      const { count } = await tx.workshop.updateMany({
        where: { id: 1, version },
        data: { ...settings, version: version + 1 },
      })
      if (count === 0) throw outdated()
      await tx.festival.deleteMany({ where: { day: { gte: new Date(today) } } })
      await tx.festival.createMany({
        data: festivals.map((each) => ({
          ...each,
          day: new Date(each.day),
          lastOrderDay: new Date(each.lastOrderDay),
        })),
      })
      await recordChange(tx, ctx, {
        action: 'workshop.update',
        entity: 'SHOP',
        entityId: 'workshop',
        entityName: 'The workshop’s calendar' satisfies RecordedWord,
        before: { ...settingsOf(before), festivals: before.festivals },
        after: { ...settings, festivals: inOrder(festivals) },
      })
    })
    return { workshop: await readWorkshop(ctx), issues: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { workshop: await readWorkshop(ctx), issues: error.issues }
  }
}

const settingsOf = ({ weeklyCapacity, stitchingDays, dispatchDays }: Workshop) => ({
  weeklyCapacity,
  stitchingDays,
  dispatchDays,
})

const inOrder = (festivals: Festival[]) =>
  festivals
    .map(({ day, name, translations, lastOrderDay }) => ({ day, name, translations, lastOrderDay }))
    .sort((a, b) => (a.day + a.name < b.day + b.name ? -1 : 1))

function refuseMistakes(festivals: Festival[], today: string) {
  const seen = new Set<string>()
  const issues = festivals.flatMap(({ day, name, lastOrderDay }, index): Issue[] => {
    const issue = (field: string, message: Sentence): Issue[] => [
      { field: `festivals.${index}.${field}`, code: 'INVALID', message },
    ]
    if (day < today) return issue('day', (i18n) => i18n._('That day has passed.'))
    if (lastOrderDay > day)
      return issue('lastOrderDay', (i18n) => i18n._('The last day for orders can’t come after the festival.'))
    if (seen.size === seen.add(`${day} ${name}`).size)
      return issue('name', (i18n) => i18n._('This festival is in the list already.'))
    return []
  })
  refuseIssues(issues)
}

const outdated = () =>
  conflict('version', (i18n) =>
    i18n._('The calendar was changed in another window. Look at it as it is now, then change it again.'),
  )

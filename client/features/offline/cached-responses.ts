import { arrayOf, isRecord, isString, nullOr, objectOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { isLeaving, readSession } from '../session/session.ts'
import { entriesIn, type SharedData, withoutOneTimeFields } from './shared-data.ts'

type Data = Record<string, unknown>

export interface Answer {
  /** The operation, its variables and the hash of its document. */
  question: string
  data: Data
}

interface Copy {
  /** The account it was received for: null for a guest. */
  userId: string | null
  /** The latest first. */
  answers: Answer[]
}

/** The keys in local storage, which is cleared on logging out. */
export const copyKeys: Record<SharedData, string> = {
  cart: 'cachedCart',
  products: 'cachedProducts',
  feedback: 'cachedFeedback',
}

/** The maximum number of stored entries of each kind; for the cart, of operations. */
const most: Record<SharedData, number> = { cart: 3, products: 60, feedback: 24 }

const storedCopy = (kind: SharedData) =>
  storedValue({
    key: copyKeys[kind],
    version: 1,
    area: 'local',
    isValid: objectOf<Copy>({
      userId: nullOr(isString),
      answers: arrayOf(objectOf<Answer>({ question: isString, data: isRecord })),
    }),
    fallback: null,
  })

function read(kind: SharedData): Copy {
  const { userId } = readSession()
  const copy = storedCopy(kind).read()
  return copy?.userId === userId ? copy : { userId, answers: [] }
}

/** The last response to this operation; null when none is stored, or for another account. */
export const findCachedResponse = (kind: SharedData, question: string): Data | null =>
  read(kind).answers.find((answer) => answer.question === question)?.data ?? null

/** A cart belongs to its account: another tab may still show it after the user has logged out. */
const isOwn = (kind: SharedData, { data }: Answer) =>
  kind !== 'cart' || (data['cart'] as { id: string } | undefined)?.id === readSession().userId

/**
 * Stores responses, the latest for each operation; the oldest are dropped when there are too many
 * entries.
 */
export function storeResponses(kind: SharedData, latest: Answer[]) {
  const questions = new Set(latest.map(({ question }) => question))
  const { userId, answers } = read(kind)
  const own = latest.filter((answer) => isOwn(kind, answer))
  let room = most[kind]
  const kept = [...own, ...answers.filter(({ question }) => !questions.has(question))]
    .map(({ question, data }) => ({ question, data: withoutOneTimeFields(data, most[kind]) }))
    .filter(({ data }) => (room -= entriesIn(data)) >= 0)
  if (kept.length === 0 || isLeaving()) return
  storedCopy(kind).write({ userId, answers: kept })
}

import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { readSession } from '../../app/session/session.ts'
import type { Refusal } from '../../ui/use-submission.ts'
import { CreateOrder_mutation } from '../counter/counter-documents.ts'
import { SaveCustomer_mutation } from '../customers/contact-documents.ts'
import { RecordPayment_mutation } from '../orders/payments/payment-documents.ts'
import { SendGarmentMove_mutation } from './move-document.ts'
import { withinReach } from './within-reach.ts'
import {
  changeWrite,
  listWrites,
  type QueuedWrite,
  removeWrite,
  type Result,
  unsentMoves,
  type Write,
  writeOf,
} from './writes.ts'

type Outcome = { state: 'sent'; result: Result } | { state: 'refused'; refusals: readonly Refusal[] }

/** The shop could not be reached, or the session has ended: the queue waits. */
class NotNow extends Error {}

/** How often the shop may fail at a write before a person is asked. */
const maxFaults = 3

/** One tab sends at a time, so that what was taken first is sent first. */
const inTurn = (send: () => Promise<void>): Promise<void> =>
  (navigator.locks as LockManager | undefined)?.request(
    'counter-writes',
    { ifAvailable: true },
    async (lock) => {
      if (lock) await send()
    },
  ) ?? send()

let sending: Promise<void> | undefined

/**
 * Sends what waits in the queue of the account that is signed in, the earliest first, and stops where the shop can't be reached. Each
 * write has an idempotency key, so that one whose response was lost is recorded once.
 */
export function sendWrites(client: ApolloClient): Promise<void> {
  sending ??= inTurn(() => sendAll(client)).finally(() => (sending = undefined))
  return sending
}

async function sendAll(client: ApolloClient): Promise<void> {
  const sent = new Map<string, string>()
  // Those that are added meanwhile come at the end.
  for (let last = -1; ;) {
    const queue = await listWrites()
    for (const { write, result } of queue) if (result) sent.set(write.id, result.id)
    const next = queue.find(({ n, state }) => state === 'waiting' && n > last)
    if (!next) return forgetSent(queue)
    last = next.n
    const write = resolved(next.write, sent, queue)
    // What it belongs to waits for a decision.
    if (!write) continue
    try {
      const outcome = await send(client, write)
      const today = outcome.state === 'refused' ? receivedToday(next, outcome.refusals) : null
      if (today) {
        await changeWrite(next, { write: today })
        last = next.n - 1
      } else if (outcome.state === 'sent')
        await changeWrite(next, { state: 'sent', result: outcome.result, refusals: [] })
      else await refuse(next, queue, outcome.refusals)
    } catch (error) {
      if (error instanceof NotNow) return
      await noteFault(next, error)
    }
  }
}

/** Later moves of the garment would start from where it isn't: they are refused with it. */
async function refuse(
  refused: QueuedWrite,
  queue: QueuedWrite[],
  refusals: readonly Refusal[],
): Promise<void> {
  const { write } = refused
  const later =
    write.kind === 'move'
      ? unsentMoves(queue, write.input.garmentId).filter(
          ({ n, state }) => n > refused.n && state === 'waiting',
        )
      : []
  for (const each of [refused, ...later])
    await changeWrite(each, { state: 'refused', refusals: [...refusals] })
}

/** How many of those that were sent are kept, to be looked up. */
const maxSent = 200

async function forgetSent(queue: QueuedWrite[]): Promise<void> {
  const isNeeded = new Set(
    queue.flatMap(({ write, state }) =>
      state === 'sent' ? [] : [writeOf(write.kind === 'order' ? write.input.customerId : orderIdOf(write))],
    ),
  )
  const sent = queue.filter(({ state, write }) => state === 'sent' && !isNeeded.has(write.id))
  for (const queued of sent.slice(0, -maxSent)) await removeWrite(queued)
}

const orderIdOf = (write: Write) => (write.kind === 'payment' ? write.input.orderId : null)

/** With the shop's ids of what was queued before; null while the shop has none, or lacks an earlier move of the same garment. */
function resolved(write: Write, sent: ReadonlyMap<string, string>, queue: QueuedWrite[]): Write | null {
  if (write.kind === 'customer') return write
  if (write.kind === 'move')
    return unsentMoves(queue, write.input.garmentId)[0]?.write === write ? write : null
  const id = write.kind === 'order' ? write.input.customerId : write.input.orderId
  const key = writeOf(id)
  if (key === null) return write
  const made = sent.get(key)
  if (made === undefined) return null
  return write.kind === 'order'
    ? { ...write, input: { ...write.input, customerId: made } }
    : { ...write, input: { ...write.input, orderId: made } }
}

/**
 * The clock of a device may be ahead of the shop's, which refuses receipts of the future: one of today is then received when it is
 * sent. Null where that isn't the reason.
 */
function receivedToday({ write }: QueuedWrite, refusals: readonly Refusal[]): Write | null {
  if (write.kind !== 'payment' || !write.input.receivedAt) return null
  const isOfToday = new Date(write.at).toDateString() === new Date().toDateString()
  if (!isOfToday || !refusals.some(({ field }) => field === 'receivedAt')) return null
  return { ...write, input: { ...write.input, receivedAt: null } }
}

async function noteFault(write: QueuedWrite, error: unknown): Promise<void> {
  const faults = write.faults + 1
  const message = error instanceof Error ? error.message : String(error)
  if (faults < maxFaults) await changeWrite(write, { faults })
  else await changeWrite(write, { state: 'refused', faults: 0, refusals: [{ code: 'FAULT', message }] })
}

async function send(client: ApolloClient, write: Write): Promise<Outcome> {
  const { userId, token, expired } = readSession()
  if (token === null || expired || userId !== write.userId) throw new NotNow()
  try {
    return await mutate(client, write)
  } catch (error) {
    return refusedBy(error)
  }
}

/** What the shop refuses for good, as against an error that may pass. */
function refusedBy(error: unknown): Outcome {
  if (!CombinedGraphQLErrors.is(error)) throw new NotNow()
  const [{ message, extensions } = { message: '' }] = error.errors
  const code = extensions?.['code']
  if (code === 'FORBIDDEN' || code === 'BAD_USER_INPUT')
    return { state: 'refused', refusals: [{ code, message }] }
  if (code === 'UNAUTHENTICATED' || code === 'RATE_LIMITED' || code === 'UNAVAILABLE') throw new NotNow()
  throw error
}

async function mutate(client: ApolloClient, write: Write): Promise<Outcome> {
  const options = { context: withinReach(), fetchPolicy: 'no-cache' } as const
  if (write.kind === 'customer') {
    const variables = { input: write.input }
    const { data } = await client.mutate({ mutation: SaveCustomer_mutation, variables, ...options })
    const { customer, userErrors = [] } = data?.saveCustomer ?? {}
    return outcomeOf(customer && { id: customer.id, number: '' }, userErrors)
  }
  if (write.kind === 'order') {
    const variables = { input: write.input }
    const { data } = await client.mutate({ mutation: CreateOrder_mutation, variables, ...options })
    const { order, userErrors = [] } = data?.createOrder ?? {}
    return outcomeOf(order && { id: order.id, number: order.orderNumber }, userErrors)
  }
  if (write.kind === 'move') {
    const { to } = write.input
    const variables = { input: write.input }
    const { context } = options
    const { data } = await client.mutate({ mutation: SendGarmentMove_mutation, variables, context })
    const { garment, userErrors = [] } = data?.moveGarment ?? {}
    // A response was lost: the garment is where it was to be.
    const isThere = garment?.status === to && userErrors.some(({ code }) => code === 'CONFLICT')
    return outcomeOf(garment && { id: garment.id, number: garment.code }, isThere ? [] : userErrors)
  }
  const variables = { input: write.input }
  const { context } = options
  const { data } = await client.mutate({ mutation: RecordPayment_mutation, variables, context })
  const { order, userErrors = [] } = data?.recordPayment ?? {}
  return outcomeOf(order && { id: order.id, number: write.order }, userErrors)
}

function outcomeOf(result: Result | null | undefined, refusals: readonly Refusal[]): Outcome {
  if (refusals.length > 0) return { state: 'refused', refusals }
  if (!result) throw new Error('The response has no payload')
  return { state: 'sent', result }
}

import type {
  CreateOrderInput,
  MoveGarmentInput,
  RecordPaymentInput,
  SaveCustomerInput,
} from '../../__generated__/graphql.ts'
import type { Named } from '../../../shared/name-translations.ts'
import { readSession } from '../../app/session/session.ts'
import type { Refusal } from '../../ui/use-submission.ts'
import { randomKey } from '../../lib/random-key.ts'
import type { CounterOrder } from '../counter/counter-order.ts'
import type { QuickSale } from '../counter/quick-sale.ts'
import type { ReceiptOrder } from '../printouts/printout-documents.ts'
import { openCounterDatabase, seal, type StoredWrite, unseal, type WriteState } from './counter-database.ts'
import { writeUnsent } from './unsent.ts'

interface Common {
  /** Its idempotency key. */
  id: string
  /** Of the person who made it. */
  userId: string
  /** When it was made. */
  at: string
  /** Of the customer; '' without one. */
  customer: string
}

/** A new customer without an account. The shop returns the one that it has of the same name and phone. */
export interface CustomerWrite extends Common {
  kind: 'customer'
  input: SaveCustomerInput
}

export interface OrderWrite extends Common {
  kind: 'order'
  /** Its customer may be a queued one. */
  input: CreateOrderInput
  /** As it was typed, to be changed: an order, or a sale of what is taken along. */
  typed: { order: CounterOrder } | { sale: QuickSale }
  /** As it is printed, without its number. */
  receipt: Omit<ReceiptOrder, 'orderNumber'>
}

export interface PaymentWrite extends Common {
  kind: 'payment'
  /** Its order may be a queued one. */
  input: RecordPaymentInput
  /** The order's number, or the provisional one. */
  order: string
}

/** A garment that was moved to another stage. Its version says that it happens once. */
export interface MoveWrite extends Common {
  kind: 'move'
  input: MoveGarmentInput
  /** The garment's code. */
  garment: string
  /** The stage's name. */
  to: Named
}

export type Write = CustomerWrite | OrderWrite | PaymentWrite | MoveWrite

/** What the shop has made of a write. */
export interface Result {
  id: string
  /** Of an order, or a garment's code. */
  number: string
}

interface Stored {
  write: Write
  /** The beginning of its provisional number: this browser's. */
  tablet: string
  /** What the shop said; empty while it is waiting or sent. */
  refusals: Refusal[]
  result: Result | null
  /** How often the shop could not say what became of it. */
  faults: number
}

export interface QueuedWrite extends Stored {
  n: number
  madeBy: string | undefined
  state: WriteState
  /** Under which it is printed until the shop has given it a number. */
  provisionalNumber: string
}

const localPrefix = 'queued:'

/** The id of what a write will make, until the shop has given it one. */
export const localIdOf = (write: Pick<Write, 'id'>) => localPrefix + write.id

/** The key of the write that makes it; null for an id of the shop. */
export const writeOf = (id: string | number | null | undefined): string | null =>
  typeof id === 'string' && id.startsWith(localPrefix) ? id.slice(localPrefix.length) : null

const ofDevice = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Three letters that tell the provisional numbers of two devices apart. */
const newTablet = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => ofDevice[byte % 24]).join('')

const listeners = new Set<() => void>()

export function onWritesChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function changed() {
  const all = await (await openCounterDatabase()).getAll('writes')
  const count = (state: WriteState) => all.filter((write) => write.state === state).length
  writeUnsent({ waiting: count('waiting'), refused: count('refused') })
  for (const listener of listeners) listener()
}

async function opened({ n, userId, madeBy, state, sealed }: StoredWrite): Promise<QueuedWrite> {
  const stored = (await unseal(userId, sealed)) as Stored
  return { ...stored, n: n!, madeBy, state, provisionalNumber: `${stored.tablet}-${n}` }
}

/** The queue of the account that is signed in, in its order. */
export async function listWrites(): Promise<QueuedWrite[]> {
  const { userId } = readSession()
  const all = await (await openCounterDatabase()).getAll('writes')
  return Promise.all(all.filter((write) => write.userId === userId).map(opened))
}

/** What others have made on this device and the shop doesn't have: by name, how many. It is sent when they sign in here again. */
export async function listOthersWrites(): Promise<{ name: string; count: number }[]> {
  const { userId } = readSession()
  const counts = new Map<string, number>()
  for (const { userId: of, state, madeBy = '' } of await (await openCounterDatabase()).getAll('writes'))
    if (of !== userId && state !== 'sent') counts.set(madeBy, (counts.get(madeBy) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

/** Adds a write to the end of the queue. @throws where the browser stores nothing: then it isn't taken */
export async function addWrite(write: Write): Promise<QueuedWrite> {
  const [first] = await listWrites()
  const stored: Stored = {
    write,
    tablet: first?.tablet ?? newTablet(),
    refusals: [],
    result: null,
    faults: 0,
  }
  const { id, userId } = write
  const madeBy = readSession().name ?? ''
  const entry: StoredWrite = { id, userId, madeBy, state: 'waiting', sealed: await seal(userId, stored) }
  const n = await (await openCounterDatabase()).add('writes', entry)
  await changed()
  void notifyWhenConnected().catch(() => null)
  return opened({ ...entry, n })
}

/** Where the browser has the Background Sync API, it tells the service worker of the next connection. */
async function notifyWhenConnected() {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register('counter-writes')
}

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Changes what became of a write, or what is to be sent. */
export async function changeWrite(
  { n, state, provisionalNumber: _, madeBy, ...stored }: QueuedWrite,
  changes: Partial<Stored> & { state?: WriteState },
): Promise<void> {
  const { state: next = state, ...rest } = changes
  const write = { ...stored, ...rest }
  const { id, userId } = write.write
  const sealed = await seal(userId, write)
  await (
    await openCounterDatabase()
  ).put('writes', {
    n,
    id,
    userId,
    ...(madeBy !== undefined && { madeBy }),
    state: next,
    sealed,
  })
  await changed()
}

/** Gives a write up, or takes it out to be changed. */
export async function removeWrite({ n }: QueuedWrite): Promise<void> {
  await (await openCounterDatabase()).delete('writes', n)
  await changed()
}

/** The moves of a garment that the shop doesn't have yet, the earliest first. */
export const unsentMoves = (queue: readonly QueuedWrite[], garmentId: string | number) =>
  queue.filter(
    ({ write, state }) => write.kind === 'move' && state !== 'sent' && write.input.garmentId === garmentId,
  )

/** What every write needs to say about itself. */
export const newWrite = (customer: string, id = randomKey()): Common => ({
  id,
  userId: readSession().userId ?? '',
  at: new Date().toISOString(),
  customer,
})

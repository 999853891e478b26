import type { OrderWizard_DraftFragment } from '../../../__generated__/graphql.ts'
import type { DraftAccount } from './draft-account.ts'
import { fromDraft, isPending, type OrderSubject, type OrderValues, toDraftInput } from './order-form.ts'
import {
  deleteWorkingCopy,
  isUntouched,
  storeWorkingCopy,
  type Placing,
  readWorkingCopy,
  type WorkingCopy,
  workingCopyKey,
} from './working-copy.ts'

/** Where what she has filled in stands. */
export type SaveStatus =
  /** In this browser alone: she is a guest. */
  | 'here'
  /** In this browser alone until she has signed in again. */
  | 'signed-out'
  | 'saving'
  | 'saved'
  /** In this browser; the account didn't take it yet, and is tried again. */
  | 'unsaved'
  /** Another window or device changed the draft meanwhile: she chooses. */
  | 'conflict'

export interface DraftState {
  copy: WorkingCopy
  status: SaveStatus
  /** The draft as the account last told it; null before. */
  saved: OrderWizard_DraftFragment | null
  /** In a conflict: the draft as the account has it. */
  theirs: OrderWizard_DraftFragment | null
  /** Raised whenever values came from elsewhere than the form. */
  adoptions: number
  /** False until the account has said whether it has a draft to go on with. */
  ready: boolean
  /** The draft that the address names isn't there: placed, thrown away or somebody else's. */
  missing: boolean
}

const pause = 300
const retryPauses = [2_000, 5_000, 15_000, 30_000]

/**
 * Keeps an order that is being described: every change in this browser at once and, for a signed-in shopper, in her
 * account 300 ms after the last one. Nothing that was typed is given up for an answer, a failure or another window.
 */
export class DraftStore {
  #kept: DraftState
  #signedIn = false
  #matched = false
  #running: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #done = false
  readonly subject: OrderSubject
  private readonly blank: OrderValues
  private readonly account: DraftAccount
  readonly #key: string
  readonly #listeners = new Set<() => void>()

  constructor(subject: OrderSubject, blank: OrderValues, account: DraftAccount) {
    this.subject = subject
    this.blank = blank
    this.account = account
    this.#key = workingCopyKey(subject)
    const found = readWorkingCopy(this.#key)
    // One that was never changed says what the cart held when it was made.
    const stored = found && !isUntouched(found) ? found : null
    const copy = stored ?? { values: blank, owner: null, draft: null, unsaved: false, placing: null }
    const ready = stored !== null
    this.#kept = { copy, status: 'here', saved: null, theirs: null, adoptions: 0, ready, missing: false }
  }

  snapshot = () => this.#kept

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    addEventListener('storage', this.#changedElsewhere)
    addEventListener('online', this.#backOnline)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      removeEventListener('storage', this.#changedElsewhere)
      removeEventListener('online', this.#backOnline)
    }
  }

  /** Begins anew whenever she signs in, or the server no longer takes her token. */
  session({ owner, signedIn }: { owner: string | null; signedIn: boolean }) {
    this.#signedIn = signedIn
    const { copy } = this.#kept
    // Somebody else's, left in this browser: not hers to see.
    if (copy.owner !== null && copy.owner !== owner)
      this.#adopt({ values: this.blank, owner, draft: null, unsaved: false, placing: null })
    if (!signedIn) return this.#tell({ status: owner === null ? 'here' : 'signed-out', ready: true })
    if (copy.owner !== owner) this.#keep({ owner })
    void this.flush()
  }

  /** Takes over what the form holds now. */
  change(values: OrderValues) {
    if (JSON.stringify(values) === JSON.stringify(this.#kept.copy.values)) return
    // The form goes on changing its own objects.
    this.#keep({ values: structuredClone(values), unsaved: true })
    if (this.#kept.status === 'saved') this.#tell({ status: 'saving' })
    this.#saveAfter(pause)
  }

  /** Changes values from outside of the form, such as a picture that has reached the shop. */
  revise(change: (values: OrderValues) => OrderValues) {
    const values = change(this.#kept.copy.values)
    this.#adopt({ values, unsaved: true })
    this.#saveAfter(pause)
  }

  /** Saves what isn't saved yet; whether the account then has all of it. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    await (this.#running ??= this.#run().finally(() => (this.#running = null)))
    return this.#kept.status === 'saved' && !this.#kept.copy.unsaved
  }

  /** The same for an order that she places as it opened, of which the account has no draft yet. */
  async ensureDraft() {
    if (this.#kept.copy.draft === null) this.#keep({ unsaved: true })
    return this.flush()
  }

  keepOwn() {
    const { theirs } = this.#kept
    if (theirs === null) return
    this.#keep({ draft: theirs, unsaved: true })
    this.#tell({ theirs: null, status: 'saving' })
    void this.flush()
  }

  takeTheirs() {
    const { theirs } = this.#kept
    if (theirs === null) return
    this.#adoptDraft(theirs)
    this.#tell({ theirs: null, status: 'saved' })
  }

  /** The draft as the shop told it beside something else. */
  learn({ id, version }: { id: string; version: number }) {
    this.#keep({ draft: { id, version } })
  }

  placing(placing: Placing | null) {
    this.#keep({ placing })
  }

  /** The order is placed, or thrown away: nothing is left of it here. */
  done() {
    this.#done = true
    clearTimeout(this.#timer)
    deleteWorkingCopy(this.#key)
  }

  async #run() {
    while (this.#signedIn && !this.#done && this.#kept.status !== 'conflict') {
      try {
        if (!this.#matched) await this.#match()
        else if (this.#kept.copy.unsaved) await this.#save()
        else break
        this.#failures = 0
      } catch {
        this.#tell({ status: this.#signedIn ? 'unsaved' : 'signed-out', ready: true })
        this.#saveAfter(retryPauses[Math.min(this.#failures++, retryPauses.length - 1)]!)
        return
      }
    }
  }

  /** Finds what the account has of this order, and what is to become of the two. */
  async #match() {
    const { subject } = this
    const draft = await this.account.find(subject, this.#kept.copy.draft?.id ?? subject.draftId)
    this.#matched = true
    this.#tell({ saved: draft })
    const { copy } = this.#kept
    if (draft === null) {
      if (subject.draftId !== null && !copy.unsaved && !copy.placing) this.#tell({ missing: true })
      // Placed or thrown away elsewhere: what was typed since begins another.
      if (copy.draft && !copy.unsaved && !copy.placing) this.#adopt({ values: this.blank, draft: null })
      else if (!copy.placing) this.#keep({ draft: null })
    } else if (copy.draft?.id !== draft.id || copy.draft.version !== draft.version) {
      if (!copy.unsaved || this.#saysTheSame(draft)) this.#adoptDraft(draft)
      else return this.#tell({ theirs: draft, status: 'conflict', ready: true })
    }
    this.#tell({ status: this.#kept.copy.unsaved ? 'saving' : 'saved', ready: true })
  }

  async #save() {
    const { values, draft } = this.#kept.copy
    this.#tell({ status: 'saving' })
    const { orderDraft, outcome } = await this.account.save(toDraftInput(this.subject, values), draft)
    if (outcome === 'gone') this.#keep({ draft: null })
    else if (outcome === 'conflict') this.#outdated(orderDraft)
    else {
      this.#keep({ draft: orderDraft, unsaved: this.#kept.copy.values !== values })
      this.#tell({ status: this.#kept.copy.unsaved ? 'saving' : 'saved', saved: orderDraft })
    }
  }

  /** A tab beside this one shares its working copy and has saved it; any other window is a stranger. */
  #outdated(draft: OrderWizard_DraftFragment) {
    const beside = readWorkingCopy(this.#key)?.draft
    if ((beside?.id === draft.id && beside.version >= draft.version) || this.#saysTheSame(draft))
      this.#keep({ draft })
    else this.#tell({ theirs: draft, status: 'conflict' })
  }

  #saysTheSame = (draft: OrderWizard_DraftFragment) =>
    JSON.stringify(toDraftInput(this.subject, fromDraft(draft))) ===
    JSON.stringify(toDraftInput(this.subject, this.#kept.copy.values))

  #saveAfter(milliseconds: number) {
    clearTimeout(this.#timer)
    if (this.#signedIn && !this.#done) this.#timer = setTimeout(() => void this.flush(), milliseconds)
  }

  /** Another tab of this browser changed what both keep: this one shows it, too. */
  #changedElsewhere = ({ key, newValue }: StorageEvent) => {
    if (key !== this.#key || this.#done) return
    if (newValue === null) {
      this.#tell({ copy: { ...this.#kept.copy, values: this.blank, draft: null, unsaved: false } })
      this.#tell({ adoptions: this.#kept.adoptions + 1 })
      return
    }
    const copy = readWorkingCopy(this.#key)
    // Null if that tab runs another version of the shop.
    if (copy === null) return
    this.#tell({ copy, adoptions: this.#kept.adoptions + 1 })
    // The tab may be gone before it could save.
    if (this.#kept.copy.unsaved) this.#saveAfter(retryPauses[0]!)
  }

  #backOnline = () => void this.flush()

  #adoptDraft(draft: OrderWizard_DraftFragment) {
    const mine = this.#kept.copy.values
    const values = fromDraft(draft)
    // Pictures that wait in this browser are known to nobody else.
    for (const pictures of ['clothPics', 'designPics'] as const)
      values[pictures] = [...values[pictures], ...mine[pictures].filter(isPending)]
    this.#adopt({ values, draft, unsaved: false })
  }

  #adopt(change: Partial<WorkingCopy>) {
    this.#keep(change)
    this.#tell({ adoptions: this.#kept.adoptions + 1 })
  }

  #keep({ draft, ...change }: Partial<WorkingCopy>) {
    const copy = { ...this.#kept.copy, ...change }
    if (draft !== undefined) copy.draft = draft && { id: draft.id, version: draft.version }
    storeWorkingCopy(this.#key, copy)
    this.#tell({ copy })
  }

  #tell(change: Partial<DraftState>) {
    this.#kept = { ...this.#kept, ...change }
    for (const listener of this.#listeners) listener()
  }
}

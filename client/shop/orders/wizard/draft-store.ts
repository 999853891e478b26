import type { OrderWizard_DraftFragment } from '../../../__generated__/graphql.ts'
import type { DraftAccount } from './draft-account.ts'
import { fromDraft, isPending, type OrderSubject, type OrderValues, toDraftInput } from './order-form.ts'
import {
  deleteWorkingCopy,
  isUntouched,
  storeWorkingCopy,
  type PlacementAttempt,
  readWorkingCopy,
  type WorkingCopy,
  workingCopyKey,
} from './working-copy.ts'

/** Where the current values are saved. */
export type SaveStatus =
  /** In this browser only, for a guest. */
  | 'here'
  /** In this browser only, until the user has signed in again. */
  | 'signed-out'
  | 'saving'
  | 'saved'
  /** In this browser; saving to the account failed and is retried. */
  | 'unsaved'
  /** Another window or device changed the draft meanwhile: the shopper chooses a version. */
  | 'conflict'

export interface DraftState {
  copy: WorkingCopy
  status: SaveStatus
  /** The draft as the account last returned it; null before. */
  saved: OrderWizard_DraftFragment | null
  /** In a conflict: the account's version. */
  serverDraft: OrderWizard_DraftFragment | null
  /** Whether options of a style were left out because they can't be chosen any more. */
  isStyleReduced: boolean
  /** Incremented whenever values come from elsewhere than the form. */
  externalRevision: number
  /** False until the account's draft is known. */
  ready: boolean
  /** The named draft doesn't exist: it was placed or discarded, or belongs to another account. */
  missing: boolean
}

const saveDelayMs = 300
const retryDelaysMs = [2_000, 5_000, 15_000, 30_000]

/**
 * Saves an order draft: every change in this browser at once and, for a signed-in shopper, in the
 * account 300 ms after the last one. Neither a response nor a failure nor another window overwrites
 * what was typed.
 */
export class DraftStore {
  #state: DraftState
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
    // An unchanged copy only repeats the cart at the time it was made.
    const stored = found && !isUntouched(found) ? found : null
    const copy = stored ?? { values: blank, owner: null, draft: null, unsaved: false, placing: null }
    const ready = stored !== null
    this.#state = {
      copy,
      status: 'here',
      saved: null,
      serverDraft: null,
      isStyleReduced: false,
      externalRevision: 0,
      ready,
      missing: false,
    }
  }

  snapshot = () => this.#state

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

  /** Called whenever the user signs in or the session expires. */
  session({ owner, signedIn }: { owner: string | null; signedIn: boolean }) {
    this.#signedIn = signedIn
    const { copy } = this.#state
    // Another account's draft, left in this browser, must not be shown.
    if (copy.owner !== null && copy.owner !== owner)
      this.#adopt({ values: this.blank, owner, draft: null, unsaved: false, placing: null })
    if (!signedIn) return this.#update({ status: owner === null ? 'here' : 'signed-out', ready: true })
    if (copy.owner !== owner) this.#updateCopy({ owner })
    void this.flush()
  }

  /** Takes over the form's values. */
  change(values: OrderValues) {
    if (JSON.stringify(values) === JSON.stringify(this.#state.copy.values)) return
    // The form mutates its own objects.
    this.#updateCopy({ values: structuredClone(values), unsaved: true })
    if (this.#state.status === 'saved') this.#update({ status: 'saving' })
    this.#saveAfter(saveDelayMs)
  }

  /** Changes values from outside of the form, such as an uploaded picture. */
  revise(change: (values: OrderValues) => OrderValues) {
    const values = change(this.#state.copy.values)
    this.#adopt({ values, unsaved: true })
    this.#saveAfter(saveDelayMs)
  }

  /** Saves unsaved changes; returns whether the account then has all of them. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    await (this.#running ??= this.#run().finally(() => (this.#running = null)))
    return this.#state.status === 'saved' && !this.#state.copy.unsaved
  }

  /** The same for an order that is placed unchanged, of which the account has no draft yet. */
  async ensureDraft() {
    if (this.#state.copy.draft === null) this.#updateCopy({ unsaved: true })
    return this.flush()
  }

  keepLocal() {
    const { serverDraft } = this.#state
    if (!serverDraft) return
    this.#updateCopy({ draft: serverDraft, unsaved: true })
    this.#update({ serverDraft: null, status: 'saving' })
    void this.flush()
  }

  acceptServer() {
    const { serverDraft } = this.#state
    if (!serverDraft) return
    this.#adoptDraft(serverDraft)
    this.#update({ serverDraft: null, status: 'saved' })
  }

  /** The draft as another response contained it, with its price now. */
  setVersion(draft: OrderWizard_DraftFragment) {
    this.#updateCopy({ draft })
    this.#update({ saved: draft })
  }

  placing(placing: PlacementAttempt | null) {
    this.#updateCopy({ placing })
  }

  /** The draft was placed or discarded elsewhere. */
  closed() {
    this.done()
    this.#update({ missing: true })
  }

  /** The order was placed or discarded: deletes the local copy. */
  done() {
    this.#done = true
    clearTimeout(this.#timer)
    deleteWorkingCopy(this.#key)
  }

  async #run() {
    while (this.#signedIn && !this.#done && this.#state.status !== 'conflict') {
      try {
        if (!this.#matched) await this.#match()
        else if (this.#state.copy.unsaved) await this.#save()
        else break
        this.#failures = 0
      } catch {
        this.#update({ status: this.#signedIn ? 'unsaved' : 'signed-out', ready: true })
        this.#saveAfter(retryDelaysMs[Math.min(this.#failures++, retryDelaysMs.length - 1)]!)
        return
      }
    }
  }

  /** Loads the account's draft and reconciles it with the local copy. */
  async #match() {
    const { subject } = this
    const draft = await this.account.find(subject, this.#state.copy.draft?.id ?? subject.draftId)
    this.#matched = true
    this.#update({ saved: draft })
    const { copy } = this.#state
    if (draft === null) {
      if (subject.draftId !== null && !copy.unsaved && !copy.placing) this.#update({ missing: true })
      // Placed or discarded elsewhere: what was typed since starts another draft.
      if (copy.draft && !copy.unsaved && !copy.placing) this.#adopt({ values: this.blank, draft: null })
      else if (!copy.placing) this.#updateCopy({ draft: null })
    } else if (copy.draft?.id !== draft.id || copy.draft.version !== draft.version) {
      if (!copy.unsaved || this.#hasSameContent(draft)) this.#adoptDraft(draft)
      else return this.#update({ serverDraft: draft, status: 'conflict', ready: true })
    }
    this.#update({ status: this.#state.copy.unsaved ? 'saving' : 'saved', ready: true })
  }

  async #save() {
    const { values, draft } = this.#state.copy
    this.#update({ status: 'saving' })
    const saved = await this.account.save(toDraftInput(this.subject, values), draft)
    const { orderDraft, outcome } = saved
    if (outcome === 'style-refused') await this.#leaveOut(saved.fields, values)
    else if (outcome === 'missing') this.#updateCopy({ draft: null })
    else if (outcome === 'conflict') this.outdated(orderDraft)
    else {
      this.#updateCopy({ draft: orderDraft, unsaved: this.#state.copy.values !== values })
      this.#update({ status: this.#state.copy.unsaved ? 'saving' : 'saved', saved: orderDraft })
    }
  }

  /** Takes refused options out of the styles, so that the rest can be saved. */
  async #leaveOut(fields: readonly string[], sent: OrderValues) {
    const { withoutRefused } = await import('./without-refused.ts')
    this.#adopt({ values: withoutRefused(fields, sent, this.#state.copy.values), unsaved: true })
    this.#update({ isStyleReduced: true })
  }

  /** Another tab shares the working copy and has saved it; every other window causes a conflict. */
  outdated(draft: OrderWizard_DraftFragment) {
    const otherTab = readWorkingCopy(this.#key)?.draft
    if ((otherTab?.id === draft.id && otherTab.version >= draft.version) || this.#hasSameContent(draft))
      this.#updateCopy({ draft })
    else this.#update({ serverDraft: draft, status: 'conflict' })
  }

  #hasSameContent = (draft: OrderWizard_DraftFragment) =>
    this.#contentOf(fromDraft(draft)) === this.#contentOf(this.#state.copy.values)

  #contentOf = (values: OrderValues) => JSON.stringify(toDraftInput(this.subject, values))

  #saveAfter(milliseconds: number) {
    clearTimeout(this.#timer)
    if (this.#signedIn && !this.#done) this.#timer = setTimeout(() => void this.flush(), milliseconds)
  }

  /** Another tab changed the shared working copy: this one shows it, too. */
  #changedElsewhere = ({ key, newValue }: StorageEvent) => {
    if (key !== this.#key || this.#done) return
    if (newValue === null) {
      const copy = { ...this.#state.copy, values: this.blank, draft: null, unsaved: false }
      return this.#update({ copy, externalRevision: this.#state.externalRevision + 1 })
    }
    const copy = readWorkingCopy(this.#key)
    // Null if that tab runs another version of the shop.
    if (copy === null) return
    this.#update({ copy, externalRevision: this.#state.externalRevision + 1 })
    // That tab may be closed before it could save.
    if (this.#state.copy.unsaved) this.#saveAfter(retryDelaysMs[0]!)
  }

  #backOnline = () => void this.flush()

  #adoptDraft(draft: OrderWizard_DraftFragment) {
    const mine = this.#state.copy.values
    const values = fromDraft(draft)
    // Pictures that are not uploaded yet exist in this browser only.
    for (const pictures of ['clothPics', 'designPics'] as const)
      values[pictures] = [...values[pictures], ...mine[pictures].filter(isPending)]
    this.#adopt({ values, draft, unsaved: false })
  }

  #adopt(change: Partial<WorkingCopy>) {
    this.#updateCopy(change)
    this.#update({ externalRevision: this.#state.externalRevision + 1 })
  }

  #updateCopy({ draft, ...change }: Partial<WorkingCopy>) {
    const copy = { ...this.#state.copy, ...change }
    if (draft !== undefined) copy.draft = draft && { id: draft.id, version: draft.version }
    storeWorkingCopy(this.#key, copy)
    this.#update({ copy })
  }

  #update(change: Partial<DraftState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

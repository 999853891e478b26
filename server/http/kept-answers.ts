/**
 * Tells which version of the catalogue and its feedback is the present one: between two tellings of the same nothing has
 * changed. It counts for everything that was changed, by any process, before it was asked for.
 */
export type CatalogueVersion = () => Promise<string>

export interface Made<Answer> {
  answer: Answer
  /** How much room it takes; null for one that isn't to be kept. */
  bytes: number | null
}

export interface KeepingOptions {
  mostAnswers: number
  mostBytes: number
  /** Whether one more making costs less than asking for the version each time that something is made. */
  cheaplyMade: boolean
}

interface Kept<Answer> {
  version: string
  answer: Answer
  bytes: number
}

/**
 * Answers that are the same for everybody until the catalogue changes. One is used only after the database has said that
 * nothing has changed since before it was made, whichever process made the change. The least recently asked for go first.
 */
export class KeptAnswers<Answer> {
  readonly #version: CatalogueVersion
  readonly #options: KeepingOptions
  readonly #kept = new Map<string, Kept<Answer>>()
  readonly #underWay = new Map<string, { version: string; making: Promise<Answer> }>()
  #bytes = 0
  /** As it was last told. */
  #lastVersion: string | null = null

  constructor(version: CatalogueVersion, options: KeepingOptions) {
    this.#version = version
    this.#options = options
  }

  /** Those who ask for the same at once share one making. */
  async get(key: string, make: () => Promise<Made<Answer>>): Promise<Answer> {
    const version = await this.#versionFor(key)
    // Without word from the database nothing that was kept may be used; what can be said without it still is.
    if (version === null) return (await make()).answer
    const kept = this.#kept.get(key)
    if (kept?.version === version) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return kept.answer
    }
    const underWay = this.#underWay.get(key)
    if (underWay?.version === version) return underWay.making
    const making = this.#make(key, version, make)
    this.#underWay.set(key, { version, making })
    try {
      return await making
    } finally {
      if (this.#underWay.get(key)?.making === making) this.#underWay.delete(key)
    }
  }

  /**
   * An answer may be kept under any version that was told before it was made. When there has been a change since, the next
   * who asks has it made once more.
   */
  async #versionFor(key: string): Promise<string | null> {
    const isFirst = !this.#kept.has(key) && !this.#underWay.has(key)
    if (isFirst && this.#options.cheaplyMade && this.#lastVersion !== null) return this.#lastVersion
    return this.#version().then(
      (version) => (this.#lastVersion = version),
      () => null,
    )
  }

  async #make(key: string, version: string, make: () => Promise<Made<Answer>>): Promise<Answer> {
    const { answer, bytes } = await make()
    // One that was begun after a later change is the newer, whichever of them was done first.
    if (bytes !== null && this.#underWay.get(key)?.version === version)
      this.#keep(key, { version, answer, bytes })
    return answer
  }

  #keep(key: string, kept: Kept<Answer>) {
    this.#drop(key)
    this.#kept.set(key, kept)
    this.#bytes += kept.bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#options.mostAnswers && this.#bytes <= this.#options.mostBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string) {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}

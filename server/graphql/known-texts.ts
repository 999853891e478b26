/**
 * What was worked out once for a text. It takes up a multiple of the text's own room, so that so many characters are known
 * at most: what was used longest ago goes first.
 */
export class KnownTexts<Value> {
  readonly #known = new Map<string, { value: Value; characters: number }>()
  readonly #mostCharacters: number
  #characters = 0

  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters
  }

  get(key: string): Value | undefined {
    const known = this.#known.get(key)
    if (known === undefined) return undefined
    this.#known.delete(key)
    this.#known.set(key, known)
    return known.value
  }

  set(key: string, value: Value, characters = key.length): void {
    this.delete(key)
    this.#known.set(key, { value, characters })
    this.#characters += characters
    for (const oldest of this.#known.keys()) {
      if (this.#characters <= this.#mostCharacters) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#characters -= this.#known.get(key)?.characters ?? 0
    this.#known.delete(key)
  }
}

/** Objects whose properties are each made from a source when they are first read. */
export function lazily<Source, Result extends object>(makers: {
  [Name in keyof Result]: (source: Source) => Result[Name]
}): (source: Source) => Result {
  class Lazy {
    readonly #source: Source
    readonly #made: Partial<Result> = {}

    constructor(source: Source) {
      this.#source = source
    }

    static {
      for (const name of Object.keys(makers) as (keyof Result)[])
        Object.defineProperty(this.prototype, name, {
          get(this: Lazy) {
            return (this.#made[name] ??= makers[name](this.#source))
          },
        })
    }
  }
  return (source) => new Lazy(source) as object as Result
}

/** Memoizes a function of an immutable object, for as long as the object exists. */
export function memoize<Source extends object, Result>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const results = new WeakMap<Source, Result>()
  return (source) => {
    let result = results.get(source)
    if (result === undefined) {
      result = compute(source)
      results.set(source, result)
    }
    return result
  }
}

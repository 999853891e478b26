/** For what follows from an object that comes again and never changes: it is worked out once, and goes with the object. */
export function workedOutOnce<Source extends object, Result>(
  workOut: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, Result>()
  return (source) => {
    let result = known.get(source)
    if (result === undefined) {
      result = workOut(source)
      known.set(source, result)
    }
    return result
  }
}

export type Turns = <Result>(job: () => Promise<Result>) => Promise<Result>

/** Runs at most `places` jobs at once; the others wait in the order they came. */
export function turns(places: number): Turns {
  const waiting: (() => void)[] = []
  let free = places
  return async (job) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

import { type LoadRequest, load } from './load.ts'
import { secondsOf, secondsOfFamily } from './processor-time.ts'

/** A server process to compare, and the requests to send to it. */
export interface Contestant {
  name: string
  url: string
  pid: number
  request: (n: number, connection: number) => LoadRequest | Promise<LoadRequest>
}

/** One measurement of one contestant. Processor time in milliseconds per request. */
export interface Sample {
  server: number
  postgres: number
  perSecond: number
  p50: number
  p99: number
}

export interface Rounds {
  rounds: number
  /** The duration of a measurement. */
  seconds: number
  connections: number
  postgresPid: number
  /** Warm-up requests to each server, limited to the duration of ten measurements: by default 6,000. */
  settle?: number
}

/**
 * Measures every contestant in each round, starting with another one each time, so that other load on
 * the machine affects all of them alike. Returns the samples by contestant and round.
 */
export async function compare(
  contestants: Contestant[],
  { rounds, seconds, connections, postgresPid, settle = 6_000 }: Rounds,
): Promise<Map<string, Sample[]>> {
  const samples = new Map(contestants.map(({ name }) => [name, [] as Sample[]]))
  const requestsSent = new Map<string, number>()
  const measure = async ({ name, url, pid, request }: Contestant, length: number): Promise<Sample> => {
    const from = requestsSent.get(name) ?? 0
    const [server, postgres] = [secondsOf(pid), secondsOfFamily(postgresPid)]
    const done = await load(url, request, { connections, seconds: length, from })
    requestsSent.set(name, from + done.requests)
    const each = (used: number) => (used * 1000) / done.requests
    return {
      server: each(secondsOf(pid) - server),
      postgres: each(secondsOfFamily(postgresPid) - postgres),
      perSecond: done.requests / done.seconds,
      p50: done.milliseconds[Math.floor(done.requests * 0.5)]!,
      p99: done.milliseconds[Math.floor(done.requests * 0.99)]!,
    }
  }
  // The first thousands of requests cost several times the later ones, until compilers and caches have
  // warmed up.
  for (const contestant of contestants) {
    const until = performance.now() + 10_000 * Math.min(1, seconds)
    do await measure(contestant, seconds)
    while ((requestsSent.get(contestant.name) ?? 0) < settle && performance.now() < until)
  }
  for (let round = 0; round < rounds; round++)
    for (let position = 0; position < contestants.length; position++) {
      const contestant = contestants[(round + position) % contestants.length]!
      samples.get(contestant.name)!.push(await measure(contestant, seconds))
    }
  return samples
}

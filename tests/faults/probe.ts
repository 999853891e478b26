import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const pauseMs = 20

/** The slowest response of an address that is requested over and over, in milliseconds; without one, infinite. */
export async function slowestResponse(url: string, forMs: number): Promise<number> {
  const times = await responseTimes(url, forMs)
  return Math.max(...times)
}

/** Milliseconds, sorted. */
export async function responseTimes(url: string, forMs: number): Promise<number[]> {
  const until = performance.now() + forMs
  const times: number[] = []
  while (performance.now() < until) {
    const startedAt = performance.now()
    const isServed = await fetch(url).then(
      (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    )
    times.push(isServed ? performance.now() - startedAt : Infinity)
    await delay(pauseMs)
  }
  return times.sort((a, b) => a - b)
}

/** Of sorted values. */
export const percentile = (sorted: number[], percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0

/** A process's resident memory now and at its largest since `resetPeak`, in megabytes. Linux only. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

export const resetPeak = (pid: number): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, '5')

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromeArguments } from '../../tests/support/browser.ts'

/** Run by npx on demand, so that it isn't a dependency. */
const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's results for a page on a phone with a slow connection; scores up to 100, times in ms. */
export interface Scores {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
}

/**
 * Lighthouse makes the processor four times slower, which depends on the machine's. Its benchmark index of a machine with 2,000
 * is the one that the shop's goals are about: on a faster one, it is slowed down as much more.
 */
const slowdownOf = (benchmarkIndex: number) => (4 * benchmarkIndex) / 2000

interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

async function report(url: string, chrome: string, slowdown: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless', ...chromeArguments].join(' ')}`,
    ],
    { maxBuffer: 64 * 2 ** 20, env: { ...process.env, CHROME_PATH: chrome } },
  )
  return JSON.parse(stdout) as Report
}

/** A page that could not be measured is measured again: a trace sometimes begins too late (NO_NAVSTART). */
const reportAgain = (url: string, chrome: string, slowdown: number) =>
  report(url, chrome, slowdown).catch(() => report(url, chrome, slowdown))

/** How fast Lighthouse finds this machine. */
export const benchmarkIndexOf = async (url: string, chrome: string): Promise<number> =>
  (await reportAgain(url, chrome, 4)).environment.benchmarkIndex

function scoresOf({ categories: scored, audits }: Report): Scores {
  const score = (name: (typeof categories)[number]) => Math.round((scored[name].score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

/** A page's total blocking time in ms, as on a machine with a benchmark index of 2,000. */
export const blockingTimeOf = async (url: string, chrome: string, benchmarkIndex: number): Promise<number> =>
  scoresOf(await reportAgain(url, chrome, slowdownOf(benchmarkIndex))).blocking

/** The median of each metric over several runs, as on a machine with a benchmark index of 2,000. */
export async function medianScores(
  url: string,
  chrome: string,
  { runs, benchmarkIndex }: { runs: number; benchmarkIndex: number },
): Promise<Scores> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run++)
    all.push(scoresOf(await reportAgain(url, chrome, slowdownOf(benchmarkIndex))))
  const [first] = all
  if (first === undefined) throw new Error('Lighthouse ran not once')
  const medians = Object.keys(first).map((key) => {
    const sorted = all.map((scores) => scores[key as keyof Scores]).sort((a, b) => a - b)
    return [key, sorted[Math.floor(sorted.length / 2)]]
  })
  return Object.fromEntries(medians) as Scores
}

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

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

async function report(url: string, chrome: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless', ...chromeArguments].join(' ')}`,
    ],
    { maxBuffer: 64 * 2 ** 20, env: { ...process.env, CHROME_PATH: chrome } },
  )
  return JSON.parse(stdout) as Report
}

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

/** The median of each metric over several runs. */
export async function medianScores(url: string, chrome: string, runs: number): Promise<Scores> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run++) all.push(scoresOf(await report(url, chrome)))
  const [first] = all
  if (first === undefined) throw new Error('Lighthouse ran not once')
  const medians = Object.keys(first).map((key) => {
    const sorted = all.map((scores) => scores[key as keyof Scores]).sort((a, b) => a - b)
    return [key, sorted[Math.floor(sorted.length / 2)]]
  })
  return Object.fromEntries(medians) as Scores
}

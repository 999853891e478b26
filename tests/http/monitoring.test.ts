import { readFileSync } from 'node:fs'
import { collectDefaultMetrics } from 'prom-client'
import { parse } from 'yaml'
import { beforeAll, expect, test } from 'vitest'
import { createMetrics } from '../../server/platform/metrics/metrics.ts'
import { fromRoot } from '../../server/paths.ts'

const read = (...path: string[]) => readFileSync(fromRoot(...path), 'utf8')

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; description: string }
}
const rules = (
  parse(read('deploy', 'prometheus', 'alerts.yml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules)

const dashboard = JSON.parse(read('deploy', 'grafana', 'shop.json')) as {
  panels: { id: number; targets?: { expr: string }[] }[]
}
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** Every name of a metric in an expression: what is neither a label, a function nor in quotes. */
const metricsIn = (expression: string) =>
  expression.replace(/"[^"]*"/g, '').match(/\b(?:shop|nodejs|process)_\w+/g) ?? []

/** The names that the registry exposes, those of histograms with their parts. */
const exposed = new Set<string>()
const ofTheShop: string[] = []
beforeAll(async () => {
  const { registry } = createMetrics()
  collectDefaultMetrics({ register: registry })
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    // The type is an enumeration in TypeScript, and its name in what is returned.
    const isHistogram = String(type) === 'histogram'
    for (const suffix of isHistogram ? ['_bucket', '_sum', '_count'] : ['']) exposed.add(name + suffix)
    if (name.startsWith('shop_')) ofTheShop.push(name)
  }
})

test.each([...rules.map(({ alert, expr }) => [alert, expr]), ...expressions.map((expr) => ['panel', expr])])(
  '%s names metrics that exist: %s',
  (_, expr) => {
    for (const name of metricsIn(expr)) expect(exposed).toContain(name)
  },
)

test('every metric of the shop is in the table of docs/operations.md', () => {
  const documented = new Set(read('docs', 'operations.md').match(/`shop_\w+`/g))
  for (const name of ofTheShop) expect(documented).toContain(`\`${name}\``)
})

test('every alert has a name of its own and says what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  const sections = [...read('docs', 'operations.md').matchAll(/^### (.+)$/gm)].map(([, title]) => title)
  for (const { annotations } of rules) {
    const [, section] = /See "([^"]+)"/.exec(annotations.description) ?? []
    if (section) expect(sections).toContain(section)
    expect(annotations.summary).toMatch(/\.$/)
  }
})

test('every alert of an objective in docs/operations.md exists', () => {
  const named = read('docs', 'operations.md').match(/`Shop\w+`/g) ?? []
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(rules.map(({ alert }) => `\`${alert}\``)).toContain(name)
})

test('the dashboard’s panels have different ids', () => {
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

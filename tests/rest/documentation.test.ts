import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'
import type { Described } from '../../server/api/rest/call.ts'
import { errorsOf } from '../../server/api/rest/errors-of-calls.ts'
import { describedCalls, schemaOf } from '../../server/api/rest/openapi.ts'

const text = readFileSync(fromRoot('docs', 'rest.md'), 'utf8')

/** The cells of each row of the table below this heading. */
function rowsBelow(heading: string): string[][] {
  const after = text.slice(text.indexOf(`## ${heading}`))
  const table = after.split('\n').filter((line) => line.startsWith('|'))
  const end = after.split('\n').findIndex((line, n) => n > 0 && line.startsWith('## '))
  const own =
    end < 0
      ? table
      : after
          .split('\n')
          .slice(0, end)
          .filter((line) => line.startsWith('|'))
  return own.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const ofCalls = rowsBelow('What each call answers').map(([call, status, result, proof]) => ({
  call: call!.replaceAll('`', ''),
  status: Number(status),
  result: result!,
  proof: proof!,
}))
const ofAll = rowsBelow('What every call may answer besides').map(([status, , , proof]) => ({
  status: Number(status),
  proof: proof!,
}))

const nameOf = ({ method, path }: Described) => `${method} ${path.replace('/api/v1', '')}`

/** The titles of a file's tests, as they are written. */
function titlesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^test\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

test('the tables name each call once for each of its statuses', () => {
  for (const call of describedCalls) {
    const rows = ofCalls.filter((row) => row.call === nameOf(call))
    const own = Object.keys(call.errors).map(Number)
    expect([nameOf(call), rows.map(({ status }) => status)]).toEqual([nameOf(call), [200, ...own]])
    const shared = errorsOf(call)
      .map(([status]) => status)
      .filter((status) => !own.includes(status))
    for (const status of shared) expect(ofAll.map((row) => row.status)).toContain(status)
  }
  const names = describedCalls.map(nameOf)
  for (const { call } of ofCalls) expect(names).toContain(call)
})

test('the named fields are those of the response', () => {
  for (const call of describedCalls) {
    const { result } = ofCalls.find((row) => row.call === nameOf(call) && row.status === 200)!
    const schema = schemaOf(call.response.fields, 'output')
    const named = [...result.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    expect([nameOf(call), named]).toEqual([nameOf(call), Object.keys(schema.properties ?? {})])
  }
})

describe('a row’s test exists:', () => {
  test.each([...ofCalls, ...ofAll].map(({ status, proof }) => [status, proof] as const))(
    '%i by %s',
    (_status, proof) => {
      const [, name = '', title] = /^`([\w/.-]+)`: (.+)$/.exec(proof) ?? []
      const file = fromRoot('tests', name)
      expect(existsSync(file), file).toBe(true)
      expect(titlesIn(file)).toContain(title)
    },
  )
})

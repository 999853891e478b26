import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The files that a file imports statically, for values or types: neither is understood without the other. */
function readImports(file: string, text = readFileSync(join(root, file), 'utf8')): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    return moduleSpecifier.text.startsWith('.') ? [normalize(join(dirname(file), moduleSpecifier.text))] : []
  })
}

/** One cycle for each back edge of a depth-first walk. */
function findCycles(imports: Map<string, string[]>): string[] {
  const cycles: string[] = []
  const path: string[] = []
  const visited = new Set<string>()
  const visit = (file: string) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (visited.has(file)) return
    visited.add(file)
    path.push(file)
    imports.get(file)?.forEach(visit)
    path.pop()
  }
  for (const file of imports.keys()) visit(file)
  return cycles
}

test('a cycle of imports is found', () => {
  const imports = { a: ['b', 'd'], b: ['c'], c: ['b'], d: ['c'] }
  expect(findCycles(new Map(Object.entries(imports)))).toEqual(['b → c → b'])
})

test('imports of types count', () => {
  const text = "import type { A } from './a.ts'\nexport type { B } from './b.ts'\nimport { c } from './c.ts'"
  expect(readImports('server/x.ts', text)).toEqual(['server/a.ts', 'server/b.ts', 'server/c.ts'])
})

test('no file imports itself through others', () => {
  const files = ['bench', 'client', 'demo', 'scripts', 'server', 'shared', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/__generated__|node_modules/.test(file))
      .map((file) => join(folder, file)),
  )
  const imports = new Map(files.map((file) => [file, readImports(file)]))
  expect(imports.get('client/app/routes.tsx')).toContain('shared/route-handles.ts')
  expect(findCycles(imports)).toEqual([])
})

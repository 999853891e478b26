import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { variableNames } from '../../server/config.ts'
import { fromRoot } from '../../server/paths.ts'

const read = (name: string) => readFileSync(fromRoot(name), 'utf8')
const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

/** Variables that the image or the compose file sets itself: where the process listens and stores. */
const decidedByTheContainer = ['PORT', 'HOST', 'DATABASE_URL', 'DATA_DIR', 'NODE_ENV']

describe('a deployment', () => {
  test('documents every variable that the server reads, and no other', () => {
    const documented = matchesOf(read('.env.example'), /^([A-Z0-9_]+)=/gm)
    expect([...documented, 'NODE_ENV'].sort()).toEqual([...variableNames].sort())
  })

  test('passes every variable through the compose file, Google sign-in included', () => {
    const shop = read('docker-compose.yml').split(/^ {2}shop:$/m)[1]!
    const passed = matchesOf(shop, /^ {6}([A-Z0-9_]+): \$\{\1(?::[-?][^}]*)?\}$/gm)
    const expected = variableNames.filter((name) => !decidedByTheContainer.includes(name))
    expect(passed.sort()).toEqual(expected.sort())
  })

  test('publishes the port and builds the database address from its own variables', () => {
    const compose = read('docker-compose.yml')
    expect(compose).toContain('- ${PORT:-4000}:4000')
    expect(compose).toContain('DATABASE_URL: postgresql://shop:${POSTGRES_PASSWORD:-shop}@database:5432/shop')
    expect(read('Dockerfile')).toContain('DATA_DIR=/data')
  })
})

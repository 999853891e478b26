// Runs the tools by which integrators read the contract, and fails where one reports an error: the GraphQL-over-HTTP audit of
// graphql-http, relay-compiler, graphql-codegen, genql, openapi-typescript and Redocly; the package.json beside this file has
// them, graphql-codegen excepted. Usage: npm run check:clients [address of a running shop]; without one, the built shop is started.
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { readGuide } from '../../server/api/developers/guide.ts'
import { fromRoot } from '../../server/paths.ts'
import { startShop } from '../../tests/support/shop-process.ts'
import { relayDocument, relaySettings } from './relay.ts'

interface Audit {
  id: string
  name: string
  fn: () => Promise<{ status: 'ok' | 'notice' | 'warn' | 'error'; reason?: string }>
}

const run = promisify(execFile)
const folder = await mkdtemp(path.join(tmpdir(), 'shop-clients-'))
const inFolder = (...names: string[]) => path.join(folder, ...names)
const call = (program: string, ...args: string[]) =>
  run(program, args, { cwd: folder, maxBuffer: 50_000_000, timeout: 600_000 })
const tool = (name: string, ...args: string[]) =>
  call(fromRoot(`scripts/clients/node_modules/.bin/${name}`), ...args)
const countFiles = async (name: string) =>
  (await readdir(inFolder(name), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length

/** All audits of the specification: what fails is an error, what is only recommended is counted. */
async function auditHttp(url: string): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('graphql-http')
  const { serverAudits } = (await import(pathToFileURL(entry).href)) as {
    serverAudits: (options: object) => Audit[]
  }
  const results = await Promise.all(
    serverAudits({ url: `${url}/graphql`, fetchFn: fetch }).map(async ({ id, name, fn }) => ({
      id,
      name,
      ...(await fn()),
    })),
  )
  const failed = results.filter(({ status }) => status === 'error')
  if (failed.length > 0) throw new Error(failed.map(({ id, name }) => `${id}: ${name}`).join('\n'))
  const passed = results.filter(({ status }) => status === 'ok').length
  return `${passed} of ${results.length} audits pass, none fails`
}

const checks: Record<string, (url: string) => Promise<string>> = {
  'graphql-http': auditHttp,
  'relay-compiler': async () => {
    await mkdir(inFolder('relay', 'artifacts'), { recursive: true })
    await writeFile(inFolder('relay', 'Catalogue.ts'), relayDocument)
    await writeFile(inFolder('relay.config.json'), JSON.stringify(relaySettings))
    await tool('relay-compiler', 'relay.config.json')
    return `${await countFiles('relay/artifacts')} artifacts`
  },
  'graphql-codegen': async () => {
    const operations = Object.values(readGuide().operations)
    await writeFile(inFolder('guide.graphql'), operations.join('\n'))
    await writeFile(
      inFolder('codegen.json'),
      JSON.stringify({
        schema: inFolder('schema.graphql'),
        documents: inFolder('guide.graphql'),
        generates: { [`${inFolder('codegen')}/`]: { preset: 'client', config: { useTypeImports: true } } },
      }),
    )
    await run('npx', ['graphql-codegen', '--config', inFolder('codegen.json')], { cwd: fromRoot() })
    return `${operations.length} operations of the guide, ${await countFiles('codegen')} files`
  },
  genql: async () => {
    await tool('genql', '--schema', 'schema.graphql', '--output', 'genql', '--esm')
    return `${await countFiles('genql')} files`
  },
  'openapi-typescript': async () => {
    await tool('openapi-typescript', 'openapi.json', '--output', 'openapi.ts')
    return 'types generated'
  },
  Redocly: async () => {
    const { stderr } = await tool('redocly', 'lint', 'openapi.json', '--extends', 'recommended')
    return /(\d+) warnings?/.exec(stderr)?.[0] ?? 'no warnings'
  },
}

async function checkAt(url: string): Promise<void> {
  await writeFile(inFolder('package.json'), '{ "private": true, "type": "module" }')
  await copyFile(fromRoot('schema.graphql'), inFolder('schema.graphql'))
  const description = await fetch(`${url}/api/v1/openapi.json`)
  await writeFile(inFolder('openapi.json'), await description.text())
  for (const [name, check] of Object.entries(checks))
    try {
      console.log(`${name}: ${await check(url)}`)
    } catch (error) {
      process.exitCode = 1
      const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
      console.error(`${name} failed: ${message}\n${stdout}${stderr}`)
    }
}

const given = process.argv[2]
const shop = given
  ? null
  : await startShop({ DATA_DIR: inFolder('shop'), RATE_LIMITS: 'off', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
try {
  await checkAt(shop?.url ?? given!)
} finally {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { fromRoot } from '../../server/paths.ts'

const folder = fromRoot('tests/http/ucp-schemas')
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.json'))
    ajv.addSchema(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object)

/** What the protocol's published schema finds wrong with a value, as sentences. */
export function ucpErrors(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(`https://ucp.dev/schemas/${schema}`)
  if (!validate) throw new Error(`There is no schema ${schema}`)
  void validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

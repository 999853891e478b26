import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApi } from '../../server/api/rest/openapi.ts'
import type { Json } from './json.ts'

/** The document as the server serves it. */
const document = openApi({ name: 'Roopkala Boutique' }) as Json

const ajv = new Ajv2020({ allErrors: true, strict: false })
addFormats.default(ajv)
ajv.addSchema(document, 'openapi')

const compiled = new Map<string, ValidateFunction | null>()

const pointerPart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** The response schema of a call and status; null when no such response is described. */
function responseOf(path: string, method: string, status: number): ValidateFunction | null {
  const parts = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema']
  const key = parts.map(pointerPart).map(encodeURIComponent).join('/')
  if (!compiled.has(key)) {
    const described = parts.reduce((at: Json, part) => at?.[part], document) !== undefined
    compiled.set(key, described ? ajv.compile({ $ref: `openapi#/${key}` }) : null)
  }
  return compiled.get(key) ?? null
}

/**
 * Validates the response of a described call; others pass. @throws Error when its status or its body
 * isn't described
 */
export function expectDescribed(method: string, address: string, status: number, body: unknown): void {
  // Node's own refusal of a path that is too long, before any call.
  if (status === 431) return
  const [path = ''] = address.split('?')
  const verb = method.toLowerCase()
  if (!document.paths[path]?.[verb]) return
  const validate = responseOf(path, verb, status)
  const call = `${method} ${path} answered ${status}`
  if (!validate) throw new Error(`${call}, which isn’t described: ${JSON.stringify(body)}`)
  if (!validate(body))
    throw new Error(
      `${call} unlike its description: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`,
    )
}

/** Validates a request's fields against the description. @throws Error */
export function expectInputDescribed(method: string, path: string, fields: unknown): void {
  const { requestBody, parameters } = document.paths[path][method.toLowerCase()]
  const [content] = Object.values<Json>(requestBody?.content ?? {})
  const schema = content?.schema ?? {
    required: parameters.filter(({ required }: Json) => required).map(({ name }: Json) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }: Json) => [name, schema])),
  }
  const validate = ajv.compile(schema as object)
  if (!validate(fields)) throw new Error(`${method} ${path}: ${ajv.errorsText(validate.errors)}`)
}

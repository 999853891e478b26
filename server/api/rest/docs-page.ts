import { escapeHtml as html } from '../../../shared/escape-html.ts'
import { developerPaths } from '../../../shared/developer-paths.ts'
import type { ShopFacts } from '../../domain/shop/shop-facts.ts'
import {
  cartItemResponse,
  failureResponse,
  feedbackResponse,
  productResponse,
  userResponse,
} from './responses.ts'
import { basePath, type Access, type Described } from './call.ts'
import { curlOf } from './curl.ts'
import { docsStyle } from '../http/docs-style.ts'
import { errorsOf } from './errors-of-calls.ts'
import { describedCalls, type Schema, schemaOf } from './openapi.ts'

/** Text in which backquoted names are code. */
const prose = (text: string) => html(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const whoMay: Record<Access, string> = {
  anyone: 'For anyone',
  'signed in': 'For whoever is signed in',
  admin: 'For admins',
}

const shapes = {
  Product: productResponse,
  CartItem: cartItemResponse,
  User: userResponse,
  Feedback: feedbackResponse,
  Failure: failureResponse,
}

/** The same description for people: plain HTML, without any script. */
export function docsPage(shop: Pick<ShopFacts, 'name'>, origin: string): string {
  const groups = [...new Set(describedCalls.map(({ group }) => group))]
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#7B1E3A">
<title>REST calls · ${html(shop.name)}</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
<p class="shop"><a href="/">${html(shop.name)}</a> · <a href="${developerPaths.guide()}">For developers</a></p>
<h1>REST calls</h1>
<p>For older clients: rupees, and the shop’s own words. New ones are better served by GraphQL at <code>/graphql</code>,
over the same rules. For machines, this page is <a href="${basePath}/openapi.json">openapi.json</a>.</p>
</header>
<main>
<section class="card">
<h2 id="how">How to call</h2>
<ul>
<li>Fields go as JSON. Unknown ones are ignored, and a field left blank counts as left out.</li>
<li>Signing up or logging in answers a <code>token</code>; send it as <code>Authorization: Bearer …</code>. It counts for 30 days.</li>
<li>A failure answers <a href="#Failure">Failure</a>, with the status that its call names below. 429 and 503 say in
<code>Retry-After</code> how many seconds to wait.</li>
<li>The catalogue may be read by other sites’ pages; all else is for the shop’s own.</li>
</ul>
</section>
<nav aria-label="Calls">
${groups.map((group) => `<h2>${html(group)}</h2>\n<ul>\n${callsOf(group).map(linkTo).join('\n')}\n</ul>`).join('\n')}
</nav>
${describedCalls.map((call) => section(call, origin)).join('\n')}
${Object.entries(shapes)
  .map(
    ([name, fields]) =>
      `<section class="card">\n<h2 id="${name}">${name}</h2>\n${fieldList(schemaOf(fields, 'output'), 'response')}\n</section>`,
  )
  .join('\n')}
</main>
</body>
</html>
`
}

const callsOf = (group: string) => describedCalls.filter((call) => call.group === group)

const anchor = ({ method, path }: Described) => `${method.toLowerCase()}${path.replaceAll('/', '-')}`

const nameOf = ({ method, path }: Described) =>
  `<span class="method ${method.toLowerCase()}">${method}</span> <code>${html(path).replaceAll('/', '/<wbr>').replaceAll('_', '_<wbr>')}</code>`

const linkTo = (call: Described) =>
  `<li><a href="#${anchor(call)}">${nameOf(call)}</a> ${prose(call.does.split('. ')[0]!.replace(/\.$/, ''))}</li>`

function section(call: Described, origin: string): string {
  const { does, access, input, response } = call
  const errors = errorsOf(call).map(([status, when]) => `<li><strong>${status}</strong> ${prose(when)}</li>`)
  return `<section class="card">
<h2 id="${anchor(call)}">${nameOf(call)}</h2>
<p>${prose(does)} <span class="who">${whoMay[access]}.</span></p>
${input ? `<h3>Fields${locations[input.in]}</h3>\n${fieldList(schemaOf(input.fields, 'input'), 'input')}` : ''}
<h3>Answer</h3>
${fieldList(schemaOf(response.fields, 'output'), 'response')}
<h3>Errors</h3>
<ul class="errors">
${errors.join('\n')}
</ul>
<h3>Example</h3>
<pre tabindex="0"><code>${html(curlOf(call, origin))}</code></pre>
<pre tabindex="0"><code>${html(JSON.stringify(response.example, null, 2))}</code></pre>
</section>`
}

const locations = {
  body: '',
  query: ', in the query',
  either: ', in the body or the query',
  form: ', as multipart/form-data',
}

function fieldList(schema: Schema, of: 'input' | 'response'): string {
  const lines = [...fieldsIn(schema, '', true)].map(({ name, schema, required }) => {
    const need = of === 'input' ? (required ? ', needed' : '') : required ? '' : ', not always'
    return `<li><code>${html(name)}</code> <span class="type">${typeOf(schema)}${need}</span> ${prose(schema.description ?? '')}</li>`
  })
  return `<ul class="fields">\n${lines.join('\n')}\n</ul>`
}

interface Field {
  name: string
  schema: Schema
  required: boolean
}

/** Every field, with dots for nesting and [] for a list's entries. */
function* fieldsIn(schema: Schema, name: string, required: boolean): Generator<Field> {
  const whole = withoutNull(schema)
  if (name) yield { name, schema, required }
  if (whole.items?.properties || (!name && whole.items)) yield* fieldsIn(whole.items, `${name}[]`, true)
  for (const [key, property] of Object.entries(whole.properties ?? {}))
    yield* fieldsIn(property, name ? `${name}.${key}` : key, whole.required?.includes(key) === true)
}

const withoutNull = (schema: Schema): Schema =>
  schema.anyOf?.length === 2 && schema.anyOf[1]?.type === 'null' ? schema.anyOf[0]! : schema

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  null: 'null',
}

function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if ('const' in schema) return `<code>${html(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return schema.enum.map((label) => `<q>${html(String(label))}</q>`).join(', ')
  if (Array.isArray(schema.type))
    return schema.type.map((type: string) => typeOf({ ...schema, type })).join(' or ')
  if (schema.type === 'array') return `list${schema.items ? ` of ${typeOf(schema.items)}` : ''}`
  if (schema.type === 'object') return 'fields'
  const limits = [
    schema.format === 'date-time' && 'a moment in ISO 8601',
    schema.minLength !== undefined && `at least ${schema.minLength} characters`,
    schema.maxLength !== undefined && `at most ${schema.maxLength}`,
  ].filter(Boolean)
  return [kinds[schema.type ?? ''] ?? schema.type ?? 'anything', ...limits].join(', ')
}

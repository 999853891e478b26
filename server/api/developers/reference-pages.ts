import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { developerPaths } from '../../../shared/developer-paths.ts'
import { escapeHtml } from '../../../shared/escape-html.ts'
import { scopeOfField } from '../graphql/api-scopes.ts'
import type { Page } from './layout.ts'
import {
  argumentsOf,
  kindOf,
  type Member,
  membersOf,
  referenceTypes,
  typeOfMember,
  usesOf,
} from './reference.ts'

export interface Reference {
  /** The list of all operations and types. */
  index: () => Page
  /** The page of a type; null when it is not in the reference. */
  type: (name: string) => Page | null
}

/** The reference of the schema, from its descriptions. */
export function createReference(schema: GraphQLSchema): Reference {
  const types = referenceTypes(schema)
  const uses = usesOf(types)
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((root) => root ?? [])

  const link = (name: string, text = name) =>
    types.has(name) ? `<a href="${developerPaths.schema(name)}">${text}</a>` : text
  const typeLink = (type: GraphQLType) => {
    const { name } = getNamedType(type)
    return escapeHtml(String(type)).replace(name, link(name))
  }

  const argument = ({ name, type, defaultValue, description }: GraphQLArgument) =>
    `<li><code>${name}: ${typeLink(type)}${defaultOf(defaultValue)}</code> ${prose(description)}</li>`

  const member = (owner: GraphQLNamedType, each: Member) => {
    const type = typeOfMember(each)
    const given = argumentsOf(each)
    const value = 'defaultValue' in each ? defaultOf(each.defaultValue) : ''
    return `<li id="${each.name}"><code><strong>${each.name}</strong>${type ? `: ${typeLink(type)}` : ''}${value}</code>
${paragraphs(each.description)}${deprecation(each)}${roots.some(({ name }) => name === owner.name) ? scope(each.name) : ''}
${given.length > 0 ? `<ul class="arguments">\n${given.map(argument).join('\n')}\n</ul>` : ''}</li>`
  }

  return {
    index: () => ({
      path: developerPaths.schema(),
      title: 'Schema',
      html: [
        `<p>From the descriptions of <a href="${developerPaths.schemaFile()}">schema.graphql</a>.</p>`,
        ...roots.map((root) =>
          names(
            root.name === 'Query' ? 'Queries' : 'Mutations',
            membersOf(root).map(({ name }) => [name, developerPaths.schema(root.name, name)]),
          ),
        ),
        ...['Interfaces', 'Objects', 'Inputs', 'Enumerations', 'Unions', 'Scalars'].map((kind) =>
          names(
            kind,
            [...types.values()]
              .filter((type) => kindOf(type) === kind && !roots.some(({ name }) => name === type.name))
              .map(({ name }) => [name, developerPaths.schema(name)]),
          ),
        ),
      ].join('\n'),
    }),
    type: (name) => {
      const type = types.get(name)
      if (!type) return null
      const interfaces = isObjectType(type) ? type.getInterfaces() : []
      const implementations = isInterfaceType(type) ? schema.getPossibleTypes(type) : []
      return {
        path: developerPaths.schema(name),
        title: name,
        html: `${paragraphs(type.description)}
${related('Implements', interfaces, link)}${related('Implemented by', implementations, link)}
<ul class="members">
${membersOf(type)
  .map((each) => member(type, each))
  .join('\n')}
</ul>
${names(
  'Used by',
  (uses.get(name) ?? []).map((use) => [
    `${use.type}.${use.member}`,
    developerPaths.schema(use.type, use.member),
  ]),
)}`,
      }
    },
  }
}

const related = (label: string, types: readonly GraphQLNamedType[], link: (name: string) => string) =>
  types.length === 0 ? '' : `<p>${label} ${types.map(({ name }) => link(name)).join(', ')}.</p>`

const names = (heading: string, entries: [name: string, path: string][]) =>
  entries.length === 0
    ? ''
    : `<h2>${heading}</h2>
<ul class="names">
${entries.map(([name, path]) => `<li><a href="${path}"><code>${name.replace('.', '.<wbr>')}</code></a></li>`).join('\n')}
</ul>`

const defaultOf = (value: unknown) => (value == null ? '' : ` = ${escapeHtml(JSON.stringify(value))}`)

const deprecation = ({ deprecationReason }: Member) =>
  deprecationReason == null ? '' : `<p class="deprecated">Deprecated. ${prose(deprecationReason)}</p>`

/** What an API client needs for a query or a mutation. */
function scope(name: string): string {
  const needed = scopeOfField[name]
  if (needed === undefined) return '<p class="type">Not for API keys.</p>'
  return `<p class="type">API keys: ${needed === null ? 'any' : `<code>${needed}</code>`}.</p>`
}

/** Text in which backquoted names are code. */
const prose = (text: string | null | undefined) =>
  escapeHtml(text ?? '').replace(/`([^`]+)`/g, '<code>$1</code>')

const paragraphs = (text: string | null | undefined) =>
  (text ?? '')
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${prose(paragraph)}</p>`)
    .join('\n')

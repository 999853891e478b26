import { getNamedType, isObjectType } from 'graphql'

/** The payload's fields beside `userErrors`, each with its object type, or null for a scalar. */
const fieldsOf = (payload) =>
  Object.fromEntries(
    Object.values(payload.getFields())
      .filter(({ name }) => name !== 'userErrors')
      .map(({ name, type }) => [name, isObjectType(getNamedType(type)) ? getNamedType(type).name : null]),
  )

/** A plugin of GraphQL Code Generator: what a client has to know to send a mutation by its name. */
export const plugin = (schema) => {
  const mutations = Object.values(schema.getMutationType().getFields()).map(
    ({ name, args: [input], type }) => {
      const payload = getNamedType(type)
      return { name, input: input && getNamedType(input.type).name, payload }
    },
  )
  const types = mutations.map(
    ({ name, input, payload }) =>
      `  ${name}: { input: ${input ?? 'Record<string, never>'}; payload: ${payload.name} }`,
  )
  const table = mutations.map(({ name, input = null, payload }) => [
    name,
    { input, payload: payload.name, fields: fieldsOf(payload) },
  ])
  return `export interface Mutations {
${types.join('\n')}
}

export const mutations: Record<
  keyof Mutations,
  { input: string | null; payload: string; fields: Record<string, string | null> }
> = ${JSON.stringify(Object.fromEntries(table), null, 2)}
`
}

import { isObjectType, getNamedType } from 'graphql'

const isConnection = (type) =>
  isObjectType(type) && 'edges' in type.getFields() && 'pageInfo' in type.getFields()

/** By type and field: the arguments that identify a list, which are all but the cursors. */
function connectionFields(schema) {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type))
  const entries = types.map((type) => {
    const fields = Object.values(type.getFields()).filter(
      (field) => isConnection(getNamedType(field.type)) && field.args.some(({ name }) => name === 'after'),
    )
    const argumentsOf = ({ args }) =>
      args.map(({ name }) => name).filter((name) => name !== 'after' && name !== 'before')
    return [type.name, Object.fromEntries(fields.map((field) => [field.name, argumentsOf(field)]))]
  })
  return Object.fromEntries(entries.filter(([, fields]) => Object.keys(fields).length > 0))
}

/** A plugin of GraphQL Code Generator: the schema's connections, for the cache's field policies. */
export const plugin = (schema) =>
  `export const connectionFields = ${JSON.stringify(connectionFields(schema), null, 2)}\n`

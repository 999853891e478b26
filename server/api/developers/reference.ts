import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'

/** How the description of a field begins that only the shop's own pages need. */
export const OWN_PAGES_ONLY = "For the shop's own pages; it may change without notice."

type Described = { description?: string | null }

const isShown = ({ description }: Described) => !description?.startsWith(OWN_PAGES_ONLY)

/** What a type has: the fields of objects and inputs, the values of enumerations. */
export type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLEnumValue

export const argumentsOf = (member: Member): readonly GraphQLArgument[] =>
  'args' in member ? member.args : []

export const typeOfMember = (member: Member) => ('type' in member ? member.type : null)

/** The members of a type, without those for the shop's own pages. */
export function membersOf(type: GraphQLNamedType): Member[] {
  if (isEnumType(type)) return type.getValues().filter(isShown)
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return Object.values<Member>(type.getFields()).filter(isShown)
  return []
}

/** The types of a member and of its arguments, each once. */
function typesOf(member: Member): GraphQLNamedType[] {
  const types = [typeOfMember(member), ...argumentsOf(member).map(({ type }) => type)]
  return [...new Set(types.flatMap((type) => (type ? [getNamedType(type)] : [])))]
}

/** The types that a type leads to. */
function neighboursOf(type: GraphQLNamedType, schema: GraphQLSchema): GraphQLNamedType[] {
  const ofMembers = membersOf(type).flatMap(typesOf)
  if (isUnionType(type)) return [...type.getTypes()]
  if (isInterfaceType(type)) return [...ofMembers, ...schema.getPossibleTypes(type)]
  return isObjectType(type) ? [...ofMembers, ...type.getInterfaces()] : ofMembers
}

/** The types of the reference: those that lead from a query or a mutation, by name. */
export function referenceTypes(schema: GraphQLSchema): Map<string, GraphQLNamedType> {
  const found = new Map<string, GraphQLNamedType>()
  const visit = (type: GraphQLNamedType) => {
    if (found.has(type.name) || isIntrospectionType(type) || isSpecifiedScalarType(type)) return
    found.set(type.name, type)
    neighboursOf(type, schema).forEach(visit)
  }
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) visit(root)
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A field or argument of a type. */
export interface Use {
  type: string
  member: string
}

/** Where each type is used: as the type of a field or of an argument. */
export function usesOf(types: Map<string, GraphQLNamedType>): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  for (const type of types.values())
    for (const member of membersOf(type))
      for (const { name } of typesOf(member))
        uses.set(name, [...(uses.get(name) ?? []), { type: type.name, member: member.name }])
  return uses
}

export function kindOf(type: GraphQLNamedType): string {
  if (isEnumType(type)) return 'Enumerations'
  if (isInputObjectType(type)) return 'Inputs'
  if (isInterfaceType(type)) return 'Interfaces'
  if (isUnionType(type)) return 'Unions'
  return isScalarType(type) ? 'Scalars' : 'Objects'
}

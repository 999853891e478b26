import { type Change, CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core'
import type { GraphQLSchema } from 'graphql'
import { z } from 'zod'

/** A breaking change that was decided: docs/schema/breaking-changes.json. */
const declaration = z.strictObject({
  /** The element, such as `Product.color` or `Query.products.sort`. */
  path: z.string(),
  /** What happens to it, such as `FIELD_REMOVED`. */
  type: z.string(),
  /** Why, and what to use instead: a sentence for integrators. */
  reason: z.string().min(1),
})

export const declarations = z.array(declaration)

export type Declaration = z.infer<typeof declaration>

/** What is different in the contract since a release. Descriptions may change at any time. */
export const changesSince = (released: GraphQLSchema, current: GraphQLSchema): Promise<Change[]> =>
  diff(released, current, [DiffRule.ignoreDescriptionChanges])

const isBreaking = ({ criticality }: Change) => criticality.level === CriticalityLevel.Breaking

const declares = (change: Change) => (declared: Declaration) =>
  declared.path === change.path && declared.type === String(change.type)

/** Why a contract may not be used as it is: breaking changes that are not declared, and declarations of no change. */
export function complaintsAbout(changes: Change[], declared: Declaration[]): string[] {
  const breaking = changes.filter(isBreaking)
  return [
    ...breaking
      .filter((change) => !declared.some(declares(change)))
      .map(
        ({ message, path, type }): string =>
          `${message}: this breaks integrators' programs. Deprecate instead, or declare ` +
          `${JSON.stringify({ path, type: String(type), reason: '…' })} in docs/schema/breaking-changes.json.`,
      ),
    ...declared
      .filter((each) => !breaking.some((change) => declares(change)(each)))
      .map(
        ({ path, type }) => `docs/schema/breaking-changes.json declares ${type} of ${path}, which is none.`,
      ),
  ]
}

/** A release as a section of docs/schema/changelog.md. */
export function describeRelease(date: string, changes: Change[], declared: Declaration[]): string {
  const section = (title: string, lines: string[]) =>
    lines.length === 0 ? [] : [`### ${title}`, lines.map((line) => `- ${line}`).join('\n')]
  const reasonFor = (change: Change) => declared.find(declares(change))?.reason ?? ''
  const messagesOf = (levels: CriticalityLevel[]) =>
    changes.filter(({ criticality }) => levels.includes(criticality.level)).map(({ message }) => message)
  return [
    `## ${date}`,
    ...section(
      'Breaking',
      changes.filter(isBreaking).map((change) => `${change.message}. ${reasonFor(change)}`),
    ),
    ...section('Programs should be checked', messagesOf([CriticalityLevel.Dangerous])),
    ...section('Added and changed', messagesOf([CriticalityLevel.NonBreaking])),
  ].join('\n\n')
}

import { findNodes } from '../../domain/nodes/find-nodes.ts'
import type { Resolvers } from './__generated__/resolvers.ts'

export const nodes: Resolvers = {
  Query: {
    node: async (_root, { id }, ctx) => (await findNodes(ctx, [id]))[0]!,
    nodes: (_root, { ids }, ctx) => findNodes(ctx, ids),
  },
}

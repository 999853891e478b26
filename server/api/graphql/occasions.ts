import { listOccasions } from '../../domain/catalogue/occasions.ts'
import { saveOccasions } from '../../domain/catalogue/save-occasions.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const occasions: Resolvers = {
  Query: {
    occasions: (_root, { includeHidden }, ctx) => listOccasions(ctx, includeHidden),
  },
  Mutation: {
    saveOccasions: (_root, { input }, ctx) =>
      withUserErrors({ occasions: [] }, async () => {
        const { occasions, issues } = await saveOccasions(ctx, input)
        return { occasions, userErrors: issues }
      }),
  },
}

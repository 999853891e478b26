import type { Sentence } from '../../i18n.ts'
import { say } from '../../request-language.ts'
import type { Resolvers } from './__generated__/resolvers.ts'

const message = (said: { message: Sentence }): string => say(said.message)

/** What the shop says about a request, in its language. */
export const sentences: Resolvers = {
  UserError: { message },
  CartWarning: { message },
  CouponProblem: { message },
  ImportError: { message },
}

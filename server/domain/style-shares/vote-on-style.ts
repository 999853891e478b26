import { z } from 'zod'
import { lockRow } from '../../platform/database/lock-row.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { parse } from '../validation.ts'
import { requireStyleShare, requireVariant, type StyleShare, unknownShare } from './style-share.ts'
import { voterOf } from './voter.ts'

/** More than a family's: others have passed the link on. */
const MAX_VOTES = 200

const input = z.object({
  token: z.string(),
  likes: z.boolean().default(true),
  /** Of several styles the one that is chosen. */
  variant: z.int().nullish(),
})

/**
 * Votes on a style by its link, or for one of its styles, or changes this browser's vote. Public.
 * @throws TooManyRequests, Refused (NOT_FOUND for a link that works no more; INVALID; CONFLICT after 200 votes)
 */
export async function voteOnStyle(ctx: Context, given: unknown): Promise<StyleShare> {
  const { token, likes, ...choice } = parse(input, given)
  await ctx.styleVoteLimits.beforeVote(ctx.address)
  const asked = await requireStyleShare(ctx, token)
  const { id } = asked
  const isOneOfSeveral = asked.variants.length > 1
  const { number } = requireVariant(asked, choice.variant)
  if (isOneOfSeveral && !likes)
    throw invalid('likes', (i18n) => i18n._('Of several styles, choose the one that you like best.'))
  const variant = isOneOfSeveral ? number : null
  const voter = voterOf(id, ctx.voter.remember())
  const votedAt = ctx.now()
  await ctx.db.transaction(async (tx) => {
    // Votes wait for each other, and for its withdrawal.
    if (!(await lockRow(tx, 'style_shares', id, 'FOR NO KEY UPDATE'))) throw unknownShare()
    if ((await tx.styleVote.count({ where: { shareId: id, voter: { not: voter } } })) >= MAX_VOTES)
      throw conflict(null, (i18n) => i18n._('Enough people have voted on this style.'))
    await tx.styleVote.upsert({
      where: { shareId_voter: { shareId: id, voter } },
      create: { shareId: id, voter, likes, variant, votedAt },
      update: { likes, variant, votedAt },
    })
  })
  const share = await requireStyleShare(ctx, token)
  return { ...share, viewerLikes: likes, viewerVariant: variant }
}

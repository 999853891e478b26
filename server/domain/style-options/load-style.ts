import { styleParts } from '../../../shared/style-options/style-parts.ts'
import type { Context } from '../context.ts'

/** The options of a style, in its order; those that were deleted are left out. */
export async function loadStyle({ loaders }: Pick<Context, 'loaders'>, ids: readonly string[]) {
  const options = await Promise.all(ids.map((id) => loaders.styleOption.load(id)))
  return options.filter((option) => option !== null)
}

/** What a design has of the style book, part by part. */
export const loadDesignStyle = async (ctx: Pick<Context, 'loaders'>, ids: readonly string[]) =>
  (await loadStyle(ctx, ids)).sort((a, b) => styleParts.indexOf(a.part) - styleParts.indexOf(b.part))

import type { Context } from '../context.ts'

/** The options of a style, in the order of their parts; those that were deleted are left out. */
export async function loadStyle({ loaders }: Pick<Context, 'loaders'>, ids: readonly string[]) {
  const options = await Promise.all(ids.map((id) => loaders.styleOption.load(id)))
  return options.filter((option) => option !== null)
}

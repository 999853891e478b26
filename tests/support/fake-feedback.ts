import { GraphQLError } from 'graphql'

interface Entry {
  id: string
  name: string
  email: string | null
  profilePicture: string | null
  rating: number
  comments: string
  screenshotUrl: string | null
  product: null
  createdAt: string
  updatedAt: string
  isOwner: boolean
  viewerCanEdit: boolean
  viewerCanDelete: boolean
}
interface ListArguments {
  where?: { mine?: boolean | null } | null
  sort?: 'HIGHEST_RATED' | 'LOWEST_RATED' | 'NEWEST'
  first: number
  after?: string | null
}
interface Values {
  rating: number
  comments: string
  screenshotUrl?: string | null
}

const refused = (message: string) => ({ userErrors: [{ field: 'comments', code: 'INVALID', message }] })

/** The feedback of a shop in memory, including Meera's own. */
export class FakeFeedback {
  entries: Entry[] = []
  /** When set, mutations are refused with this message. */
  refusal: string | null = null

  say(rating: number, comments: string, { mine = false } = {}) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, this.entries.length)).toISOString()
    const entry: Entry = {
      id: `f${this.entries.length}`,
      name: mine ? 'Meera Kulkarni' : 'Asha',
      email: null,
      profilePicture: null,
      rating,
      comments,
      screenshotUrl: null,
      product: null,
      createdAt: at,
      updatedAt: at,
      isOwner: mine,
      viewerCanEdit: mine,
      viewerCanDelete: mine,
    }
    this.entries.push(entry)
    return entry
  }

  readonly query = {
    feedback: (_: unknown, { where, sort = 'HIGHEST_RATED', first, after }: ListArguments) => {
      const direction = { HIGHEST_RATED: 1, LOWEST_RATED: -1, NEWEST: 0 }[sort]
      const all = this.entries
        .filter(({ isOwner }) => where?.mine == null || where.mine === isOwner)
        .sort((a, b) => direction * (b.rating - a.rating) || b.createdAt.localeCompare(a.createdAt))
      const start = after == null ? 0 : all.findIndex(({ id }) => id === after) + 1
      const nodes = all.slice(start, start + first)
      return {
        edges: nodes.map((node) => ({ cursor: node.id, node })),
        pageInfo: { hasNextPage: start + first < all.length, endCursor: nodes.at(-1)?.id ?? null },
        totalCount: all.length,
        ratingCounts: [5, 4, 3, 2, 1].map((rating) => ({
          rating,
          count: all.filter((entry) => entry.rating === rating).length,
        })),
      }
    },
  }

  readonly mutation = {
    addFeedback: (_: unknown, { input }: { input: Values }) =>
      this.refusal === null
        ? { feedback: this.say(input.rating, input.comments, { mine: true }), userErrors: [] }
        : refused(this.refusal),
    updateFeedback: (_: unknown, { input: { id, ...values } }: { input: Values & { id: string } }) =>
      this.refusal === null
        ? { feedback: Object.assign(this.#find(id), values), userErrors: [] }
        : refused(this.refusal),
    deleteFeedback: (_: unknown, { input: { id } }: { input: { id: string } }) => {
      this.entries.splice(this.entries.indexOf(this.#find(id)), 1)
      return { deletedFeedbackId: id, userErrors: [] }
    },
  }

  #find(id: string) {
    const entry = this.entries.find((each) => each.id === id && each.isOwner)
    if (entry === undefined) throw new GraphQLError('There is no such feedback of theirs.')
    return entry
  }
}

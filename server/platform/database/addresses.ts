/** How the shop reaches its database. */
export interface DatabaseAddresses {
  /** For requests: Postgres, or a connection pooler in transaction mode. */
  url: string
  /**
   * Postgres itself, for what belongs to a session: migrations, notifications, the job queue and locks that outlast a
   * transaction. The same as `url` without a pooler.
   */
  directUrl: string
  /** Whether statements are prepared under names: poolers pass them on only if they keep account of them. */
  namedStatements: boolean
}

/** The addresses of a Postgres without a pooler. */
export const withoutPooler = (url: string): DatabaseAddresses => ({
  url,
  directUrl: url,
  namedStatements: true,
})

export const isPooled = ({ url, directUrl }: DatabaseAddresses): boolean => url !== directUrl

/**
 * The names of an account's role by channel: GraphQL and the database use the keys, REST returns `rest`, and the web
 * client stores `web` (specification, sections 3 and 6).
 */
export const roles = {
  SHOPPER: { rest: 'user', web: 'shopper' },
  STAFF: { rest: 'staff', web: 'staff' },
  ADMIN: { rest: 'admin', web: 'admin' },
} as const

export type RoleName = keyof typeof roles

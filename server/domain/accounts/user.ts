import type { Language, Permission, Role } from '../../platform/database/__generated__/prisma/enums.ts'

/** An account without its secrets. */
export interface User {
  id: string
  name: string
  email: string
  role: Role
  profilePicture: string | null
  /** Of staff; the owner may do everything. */
  permissions: Permission[]
  /** In which messages are written to the account. */
  language: Language
  /** Null while the e-mail is not verified. */
  emailVerifiedAt: Date | null
  tokenVersion: number
}

/** Excludes the password hash from everything except checking a password. */
export const userColumns = {
  id: true,
  name: true,
  email: true,
  role: true,
  profilePicture: true,
  permissions: true,
  language: true,
  emailVerifiedAt: true,
  tokenVersion: true,
} as const

import path from 'node:path'

/** A path below the project's folder. */
export const fromRoot = (...parts: string[]) => path.join(import.meta.dirname, '../..', ...parts)

import { existsSync } from 'node:fs'
import path from 'node:path'

/** The project's folder, found upwards from this file: the same from source and from the bundle in dist/. */
const root = (() => {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'schema.graphql'))) folder = path.dirname(folder)
  return folder
})()

export const fromRoot = (...parts: string[]) => path.join(root, ...parts)

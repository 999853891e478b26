import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { fromRoot } from '../../server/paths.ts'
import { declarations } from './changes.ts'

export const releasedFile = fromRoot('docs/schema/released.graphql')
export const declarationsFile = fromRoot('docs/schema/breaking-changes.json')
export const changelogFile = fromRoot('docs/schema/changelog.md')

const read = (file: string) => readFileSync(file, 'utf8')

export const readContract = () => buildSchema(read(fromRoot('schema.graphql')))
export const readReleased = () => buildSchema(read(releasedFile))
export const readDeclarations = () => declarations.parse(JSON.parse(read(declarationsFile)))

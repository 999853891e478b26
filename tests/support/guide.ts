import { readFileSync } from 'node:fs'
import { codeBlocksIn } from '../../server/api/developers/markdown.ts'
import { fromRoot } from '../../server/paths.ts'

/** The files that integrators read. */
const files = ['docs/integrators.md', 'docs/rest.md']

/** What integrators read. */
export const guideText = (): string => files.map((file) => readFileSync(fromRoot(file), 'utf8')).join('\n')

/** All code blocks of the guide in a language. */
export const guideCode = (language: string): string[] =>
  files
    .flatMap((file) => codeBlocksIn(readFileSync(fromRoot(file), 'utf8')))
    .filter((block) => block.language === language)
    .map(({ code }) => code)

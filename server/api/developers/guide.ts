import { readFileSync } from 'node:fs'
import { developerPaths } from '../../../shared/developer-paths.ts'
import { fromRoot } from '../../paths.ts'
import { basePath } from '../rest/call.ts'
import { anchorsIn, codeBlocksIn, operationName, type Section, splitSections } from './markdown.ts'

/** A page of the guide, with its address. */
export interface GuidePage extends Section {
  path: string
}

export interface Guide {
  /** The sections of docs/integrators.md. */
  sections: GuidePage[]
  /** A program that keeps a copy of the catalogue, with its source. */
  example: GuidePage
  changelog: GuidePage
  /** The guide's operations, by their names: the explorer opens them. */
  operations: Record<string, string>
  /** Where a link of the guide leads on the pages; null for files that are not shown. */
  resolveLink: (href: string) => string | null
}

const read = (...path: string[]) => readFileSync(fromRoot('docs', ...path), 'utf8')

/** A page that is a whole file. */
const wholeFile = (path: string, title: string, markdown: string): GuidePage => ({
  path,
  title,
  slug: '',
  markdown: markdown.replace(/^# .+$/m, '').trim(),
})

/** Where the repository's files are shown. */
const pageOfFile: Partial<Record<string, string>> = {
  'schema.graphql': developerPaths.schemaFile(),
  'released.graphql': developerPaths.releasedSchemaFile(),
  'changelog.md': developerPaths.changelog(),
  'integrators.md': developerPaths.guide(),
  'README.md': developerPaths.example(),
  'rest.md': `${basePath}/docs`,
}

/** The pages for developers by their paths, without one for each type of the schema: those are linked from its index. */
export const guidePaths = ({ sections, example, changelog }: Guide): string[] => [
  ...[...sections, example, changelog].map(({ path }) => path),
  developerPaths.schema(),
  developerPaths.explorer(),
]

/** Reads the guide from the repository's own files, which are the only place where it is written. */
export function readGuide(): Guide {
  const sections = splitSections(read('integrators.md')).map((section) => ({
    ...section,
    title: section.slug ? section.title : 'Getting started',
    path: developerPaths.guide(section.slug),
  }))
  const named = sections
    .flatMap(({ markdown }) => codeBlocksIn(markdown))
    .flatMap((block): [string, string][] => {
      const name = operationName(block)
      return name === null ? [] : [[name, block.code]]
    })
  const pageOfAnchor = new Map(
    sections.flatMap(({ path, slug, markdown }) => [
      [slug, path] as const,
      ...anchorsIn(markdown).map((anchor) => [anchor, `${path}#${anchor}`] as const),
    ]),
  )
  return {
    sections,
    example: wholeFile(
      developerPaths.example(),
      'A copy of the catalogue',
      `${read('examples', 'README.md')}\n\`\`\`js\n${read('examples', 'catalogue-sync.mjs')}\`\`\`\n`,
    ),
    changelog: wholeFile(developerPaths.changelog(), 'Changelog', read('schema', 'changelog.md')),
    operations: Object.fromEntries(named),
    resolveLink: (href) => {
      if (/^(https:|\/)/.test(href)) return href
      const [file = '', anchor = ''] = href.split('#')
      if (file === '') return pageOfAnchor.get(anchor) ?? null
      return pageOfFile[file.split('/').at(-1)!] ?? null
    },
  }
}

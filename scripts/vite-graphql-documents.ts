import { readFileSync, statSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Replaces each `graphql(...)` call by its document. Codegen's own function looks documents up in one
 * map, which would put the whole shop's documents into the first chunk.
 */
export function graphqlDocuments(generated: string): Plugin {
  // Not a method of that name, such as of the tests' clients.
  const call = /(?<![\w.])graphql\(\s*`([^`]*)`,?\s*\)/g
  const left = /(?<![\w.])graphql\(`/
  let read = { at: 0, documents: new Map<string, string>() }
  const documents = () => {
    const at = statSync(`${generated}/gql.ts`).mtimeMs
    if (read.at !== at) read = { at, documents: readDocuments(generated) }
    return read.documents
  }
  return {
    name: 'graphql-documents',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || id.includes(generated) || !left.test(code)) return
      const hashes = documents()
      const replaced = code.replace(call, (matched, source: string) => {
        const document = hashes.get(source)
        if (document === undefined) this.warn(`A document of ${id} is unknown: run codegen. ${source.trim()}`)
        // With the same number of lines, so that source positions stay correct.
        return document === undefined ? matched : document + '\n'.repeat(matched.split('\n').length - 1)
      })
      // What is left of codegen's module would be loaded wherever nothing removes unused imports.
      const rest = left.test(replaced)
        ? replaced
        : replaced.replace(/^import \{ graphql \} from '[^']+'/m, '')
      return { code: rest, map: null }
    },
  }
}

/** The document that codegen wrote, by its text in the code. */
function readDocuments(generated: string) {
  const map = readFileSync(`${generated}/gql.ts`, 'utf8')
  const constants = new Map(
    [
      ...readFileSync(`${generated}/graphql.ts`, 'utf8').matchAll(
        /^export const (\w+) = (\{.*\}) as unknown as/gm,
      ),
    ].map(([, name = '', literal = '']) => [name, literal]),
  )
  const documents = new Map<string, string>()
  for (const [, source = '', name = ''] of map.matchAll(/^ {4}("(?:[^"\\]|\\.)*"): types\.(\w+),$/gm)) {
    const literal = constants.get(name)
    if (literal !== undefined) documents.set(JSON.parse(source) as string, literal)
  }
  return documents
}

import documents from '../../client/__generated__/persisted-documents.json' with { type: 'json' }

/** A document of the shop's own pages by its hash: so they needn't send its text, and may ask for it by GET. */
export const documentOf = (id: unknown): string | null =>
  typeof id === 'string' && Object.hasOwn(texts, id) ? texts[id]! : null

/** Codegen leaves a directive in them that is the client's own. */
const texts = Object.fromEntries(
  Object.entries(documents).map(([id, text]) => [id, text.replaceAll(' @unmask', '')]),
) as Record<string, string>

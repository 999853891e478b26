import type { Request, RequestHandler } from 'express'
import documents from './__generated__/persisted-documents.json' with { type: 'json' }
import { sendRefusal } from './refusals.ts'

/** A document of the shop's own pages by its id, the hash of its text; null for unknown ids. */
export const findPersistedDocument = (id: unknown): string | null =>
  typeof id === 'string' && Object.hasOwn(texts, id) ? texts[id]! : null

const texts: Record<string, string> = documents

/** The names of the operations of the shop's own pages. */
export const persistedOperationNames: ReadonlySet<string> = new Set(
  Object.values(texts).flatMap((text) =>
    [...text.matchAll(/(?:^|[\s}])(?:query|mutation) (\w+)/g)].map(([, name]) => name!),
  ),
)

/**
 * Replaces `documentId`, in a POST's body or a GET's query, by the document's text, before Apollo parses the request.
 * Pages of another build may send an unknown id: 404, and the client sends the text.
 */
export const persistedDocuments: RequestHandler = (request, response, next) => {
  const sent = (request.method === 'GET' ? request.query : (request.body ?? {})) as Record<string, unknown>
  if (sent.documentId === undefined || sent.query !== undefined) return next()
  const text = findPersistedDocument(sent.documentId)
  if (text === null)
    return sendRefusal(response, {
      status: 404,
      code: 'PERSISTED_DOCUMENT_NOT_FOUND',
      message: 'No document of this id is known here. Send its text as `query`.',
    })
  if (request.method === 'GET') putIntoAddress(request, text)
  else sent.query = text
  next()
}

function putIntoAddress(request: Request, text: string) {
  const [path, search] = request.url.split('?', 2)
  const parameters = new URLSearchParams(search)
  parameters.set('query', text)
  request.url = `${path}?${parameters.toString()}`
  // Apollo's CSRF prevention would refuse these requests without a preflight. Persisted reads are harmless.
  request.headers['apollo-require-preflight'] = 'true'
}

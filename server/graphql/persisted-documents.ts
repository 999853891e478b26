import type { Request, RequestHandler } from 'express'
import documents from './__generated__/persisted-documents.json' with { type: 'json' }
import { sendRefusal } from './refusals.ts'

/** A document of the shop's own pages by its id, the hash of its text; null for unknown ids. */
export const findPersistedDocument = (id: unknown): string | null =>
  typeof id === 'string' && Object.hasOwn(texts, id) ? texts[id]! : null

/** Codegen leaves a directive in them that is the client's own. */
const texts = Object.fromEntries(
  Object.entries(documents).map(([id, text]) => [id, text.replaceAll(' @unmask', '')]),
) as Record<string, string>

/**
 * Puts a document's text in the place of its `documentId`, in a POST's body or a GET's address, before Apollo sees the
 * request. A page of another build names a document that is unknown here: 404, and the client sends the text.
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
  // Apollo refuses what another site's page may send without a preflight. These reads are harmless.
  request.headers['apollo-require-preflight'] = 'true'
}

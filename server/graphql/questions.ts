import type { Request } from 'express'
import { type DocumentNode, parse } from 'graphql'
import { documentOf } from './documents.ts'
import { maxTokens } from './limits.ts'
import { isShownToAll } from './shown-to-all.ts'

/** So many documents are remembered as questions for all or not. */
const mostDocuments = 1_000
/** Longer ones are asked by nobody else. */
const longestQuestion = 10_000

/** What a guest asks, when every guest is answered that alike. */
export interface Question {
  /** All that the answer hangs on. */
  key: string
  /** The same without the variables: questions of one form pass the same checks. */
  form: string
  query: string
  operationName: string | null
  document: DocumentNode
  variables: Record<string, unknown> | null
}

/** Tells a request's question; null for everything that isn't one. */
export function createQuestions(): (request: Request) => Question | null {
  const known = new Map<string, DocumentNode | null>()

  /** Null for one that asks for more than what is shown to all. */
  const find = (query: string, operationName: string | null): DocumentNode | null => {
    const key = `${operationName ?? ''} ${query}`
    let document = known.get(key)
    if (document === undefined) {
      document = read(query, operationName)
      if (known.size >= mostDocuments) known.delete(known.keys().next().value!)
      known.set(key, document)
    }
    return document
  }

  return (request) => {
    // Who she is may change what she is shown.
    if (request.headers.authorization !== undefined) return null
    const asked = request.method === 'POST' ? fromBody(request.body) : fromAddress(request)
    if (asked === null || asked.query.length > longestQuestion) return null
    const { query, operationName, variables } = asked
    const document = find(query, operationName)
    const values = document && toText(variables)
    if (values === null || values.length > longestQuestion) return null
    // In another form it is another answer.
    const form = `${request.headers.accept ?? ''}\n${operationName ?? ''}\n${query}`
    return { ...asked, document: document!, form, key: `${form}\n${values}` }
  }
}

type Asked = Pick<Question, 'query' | 'operationName' | 'variables'>

/** Null for what isn't of the usual form: it takes the usual way, and is refused there. */
function fromBody(body: unknown): Asked | null {
  if (!isRecord(body)) return null
  const { documentId, operationName = null, variables = null, extensions = null } = body
  const query = body.query ?? documentOf(documentId)
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null
  if (variables !== null && !isRecord(variables)) return null
  if (extensions !== null && (!isRecord(extensions) || 'persistedQuery' in extensions)) return null
  return { query, operationName, variables }
}

function fromAddress({ query: asked }: Request): Asked | null {
  const { documentId, variables: text = 'null', ...others } = asked
  const query = documentOf(documentId)
  if (query === null || typeof text !== 'string' || Object.keys(others).length > 0) return null
  const variables = fromText(text)
  return variables === null || isRecord(variables) ? { query, operationName: null, variables } : null
}

function read(query: string, operationName: string | null): DocumentNode | null {
  try {
    const document = parse(query, { maxTokens })
    return isShownToAll(document, operationName) ? document : null
  } catch {
    return null
  }
}

/** Null for lists within lists beyond all measure. */
function toText(value: unknown): string | null {
  try {
    return JSON.stringify(value)
  } catch {
    return null
  }
}

/** Undefined for what isn't JSON. */
function fromText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

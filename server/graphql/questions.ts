import { parse as parseQuery } from 'node:querystring'
import { type DocumentNode, getOperationAST, OperationTypeNode, parse } from 'graphql'
import { documentOf } from './documents.ts'
import type { Asked } from './http.ts'
import { KnownTexts } from './known-texts.ts'
import { maxTokens } from './limits.ts'
import { isShownToAll } from './shown-to-all.ts'

/** A document in memory takes some fifty times the room of its text. */
const mostCharacters = 300_000
/** Longer ones are asked by nobody else. */
const longestQuestion = 10_000

/** What is asked, by a request of the usual form. */
export interface Question {
  /** All that the answer hangs on but who asks and the variables: questions of one form pass the same checks. */
  form: string
  /** The form with the variables, when every guest is answered that alike; null for all else. */
  keyForAll: string | null
  query: string
  operationName: string | null
  document: DocumentNode
  variables: Record<string, unknown> | null
  isMutation: boolean
}

type Known = Pick<Question, 'document' | 'isMutation'> & { isShownToAll: boolean }

/** Tells a request's question; null for what isn't of the usual form. It may still be one that will be refused. */
export function createQuestions(): (asked: Asked) => Question | null {
  const known = new KnownTexts<Known | null>(mostCharacters)

  const find = (query: string, operationName: string | null): Known | null => {
    const key = `${operationName ?? ''} ${query}`
    let found = known.get(key)
    if (found === undefined) {
      found = read(query, operationName)
      known.set(key, found)
    }
    return found
  }

  return (asked) => {
    const sent = asked.method === 'POST' ? fromBody(asked.body) : fromAddress(asked.search)
    if (sent === null || sent.query.length > longestQuestion) return null
    const { query, operationName, variables } = sent
    const found = find(query, operationName)
    if (found === null) return null
    const { document, isMutation } = found
    // In another form it is another answer.
    const form = `${asked.headers.accept ?? ''}\n${operationName ?? ''}\n${query}`
    // Who she is may change what she is shown.
    const values = found.isShownToAll && asked.headers.authorization === undefined ? toText(variables) : null
    const keyForAll = values === null || values.length > longestQuestion ? null : `${form}\n${values}`
    // By an address a page of another site asks as well: what it may have this way is the same for everybody.
    if (asked.method !== 'POST' && keyForAll === null) return null
    return { form, keyForAll, query, operationName, document, variables, isMutation }
  }
}

type Sent = Pick<Question, 'query' | 'operationName' | 'variables'>

/** Null for what isn't of the usual form: it takes the usual way, and is refused there. */
function fromBody(body: unknown): Sent | null {
  if (!isRecord(body)) return null
  const { documentId, operationName = null, variables = null, extensions = null } = body
  const query = body.query ?? documentOf(documentId)
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null
  if (variables !== null && !isRecord(variables)) return null
  if (extensions !== null && (!isRecord(extensions) || 'persistedQuery' in extensions)) return null
  return { query, operationName, variables }
}

function fromAddress(search: string): Sent | null {
  const { documentId, variables: text = 'null', ...others } = parseQuery(search.slice(1))
  const query = documentOf(documentId)
  if (query === null || typeof text !== 'string' || Object.keys(others).length > 0) return null
  const variables = fromText(text)
  return variables === null || isRecord(variables) ? { query, operationName: null, variables } : null
}

function read(query: string, operationName: string | null): Known | null {
  try {
    const document = parse(query, { maxTokens })
    const operation = getOperationAST(document, operationName)?.operation
    return {
      document,
      isMutation: operation === OperationTypeNode.MUTATION,
      isShownToAll: isShownToAll(document, operationName),
    }
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

import { say } from '../../request-language.ts'

/** The HTTP status of a request whose body can't be read, and one sentence for its sender. */
export interface BodyError {
  status: number
  message: string
}

/** What `express.json` refuses: a body that is too large, broken off, no JSON or in another charset. Null for other errors. */
export function bodyError(error: unknown): BodyError | null {
  const { type, status } = error as { type?: string; status?: number }
  if (type === 'entity.too.large')
    return { status: 413, message: say((i18n) => i18n._('The request is too large.')) }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return { status: 415, message: say((i18n) => i18n._('Send the request as JSON in UTF-8.')) }
  if (type?.startsWith('entity.') || type?.startsWith('request.'))
    return { status: 400, message: say((i18n) => i18n._('The request’s body isn’t valid JSON.')) }
  if (status !== undefined && status >= 400 && status < 500)
    return { status, message: say((i18n) => i18n._('The request can’t be read.')) }
  return null
}

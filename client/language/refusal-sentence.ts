import type { I18n } from '@lingui/core'

/** An error about a mutation's input: a `UserError` of the schema. */
export interface Refusal {
  code: string
  /** The input's field, with dots for nesting (`images.0.url`). */
  field?: string | null | undefined
  /** The server's message, in English. */
  message: string
}

/**
 * The message for an error. The server's messages are English; Hindi has its own for the code and
 * field, or for the code. Unknown codes show the server's message.
 */
export function refusalSentence(i18n: I18n, { code, field, message }: Refusal) {
  const general = `refusal.${code}`
  return known(i18n, [`${general}.${field?.replace(/\.\d+/g, '')}`, general]) ?? message
}

/** The same for a top-level error, by its `extensions.code`. */
export const failureSentence = (i18n: I18n, { code, message }: Pick<Refusal, 'code' | 'message'>) =>
  known(i18n, [`failure.${code}`]) ?? message

function known(i18n: I18n, ids: string[]) {
  const id = ids.find((each) => each in i18n.messages)
  return id === undefined ? undefined : i18n._(id)
}

import type { I18n } from '@lingui/core'

/** What a mutation's payload says is wrong with the input: a `UserError` of the contract. */
interface Refusal {
  code: string
  /** The input's field, with dots for nesting (`images.0.url`). */
  field?: string | null | undefined
  /** The shop's own sentence, in English. */
  message: string
}

/**
 * What to tell her of a refusal. The shop answers in English; Hindi has a sentence of its own for the code and field,
 * else for the code alone. What it doesn't know stays as the shop said it.
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

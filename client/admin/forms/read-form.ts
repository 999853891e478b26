import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { readAmount } from '../../../shared/grammars/amount.ts'
import { readCount } from '../../../shared/grammars/count.ts'
import { readDecimal } from '../../../shared/grammars/decimal.ts'

export const notAnAmount = msg`Write an amount in rupees, such as 1,299.50.`
export const notACount = msg`Write a whole number, such as 12.`

/** Sentences by the names of the form's fields. */
export type FormErrors = Partial<Record<string, string>>

export type Read<Input> = { errors: FormErrors; input?: never } | { errors: null; input: Input }

/** Reads typed texts. The sentence is for a text that can't be read, and for a blank one that has to be filled in. */
export interface FieldReader {
  /** In paise. */
  amount: (field: string, typed: string, sentence?: MessageDescriptor) => number
  /** In paise; null for a blank text. */
  optionalAmount: (field: string, typed: string, sentence?: MessageDescriptor) => number | null
  count: (field: string, typed: string, sentence?: MessageDescriptor) => number
  optionalCount: (field: string, typed: string, sentence?: MessageDescriptor) => number | null
  /** In hundredths. */
  decimal: (field: string, typed: string, sentence: MessageDescriptor) => number
  /** In hundredths; null for a blank text. */
  optionalDecimal: (field: string, typed: string, sentence: MessageDescriptor) => number | null
  /** Marks a field as wrong for another reason. */
  refuse: (field: string, sentence: MessageDescriptor) => void
}

/**
 * A form's values as the mutation takes them, or the sentences at the fields that stop it: while one text can't be read,
 * there is no input that could be sent.
 */
export function readForm<Input>(i18n: I18n, inputOf: (read: FieldReader) => Input): Read<Input> {
  const errors: FormErrors = {}
  const refuse = (field: string, sentence: MessageDescriptor) => {
    errors[field] ??= i18n._(sentence)
  }
  const optionalAmount: FieldReader['optionalAmount'] = (field, typed, sentence = notAnAmount) => {
    const read = readAmount(typed)
    if (read.kind === 'unreadable') refuse(field, sentence)
    return read.kind === 'amount' ? read.paise : null
  }
  const optionalCount: FieldReader['optionalCount'] = (field, typed, sentence = notACount) => {
    const read = readCount(typed)
    if (read.kind === 'unreadable') refuse(field, sentence)
    return read.kind === 'count' ? read.count : null
  }
  const optionalDecimal: FieldReader['optionalDecimal'] = (field, typed, sentence) => {
    const read = readDecimal(typed)
    if (read.kind === 'unreadable') refuse(field, sentence)
    return read.kind === 'decimal' ? read.hundredths : null
  }
  /** The number stands in for a missing one only until `errors` are returned instead of the input. */
  const required = (value: number | null, field: string, sentence: MessageDescriptor) => {
    if (value === null) refuse(field, sentence)
    return value ?? NaN
  }
  const input = inputOf({
    amount: (field, typed, sentence = notAnAmount) =>
      required(optionalAmount(field, typed, sentence), field, sentence),
    count: (field, typed, sentence = notACount) =>
      required(optionalCount(field, typed, sentence), field, sentence),
    decimal: (field, typed, sentence) => required(optionalDecimal(field, typed, sentence), field, sentence),
    optionalAmount,
    optionalCount,
    optionalDecimal,
    refuse,
  })
  return Object.keys(errors).length > 0 ? { errors } : { errors: null, input }
}

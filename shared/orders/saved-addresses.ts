import { withLatinDigits } from '../grammars/digits.ts'

/** Of one account. */
export const maxSavedAddresses = 10

interface Address {
  street: string
  city: string
  state: string
  pincode: string
}

/** Two addresses of one key are the same, written in capitals or not, with other punctuation, blanks or digits. */
export const addressKey = ({ street, city, state, pincode }: Address): string =>
  [street, city, state, pincode].map(normalize).join('|')

const normalize = (text: string) =>
  withLatinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

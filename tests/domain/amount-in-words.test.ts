import { expect, test } from 'vitest'
import { amountInWords } from '../../server/api/invoices/amount-in-words.ts'

test.each([
  [0, 'Rupees zero only'],
  [5, 'Rupees zero and five paise only'],
  [100_00, 'Rupees one hundred only'],
  [1_19_050_21, 'Rupees one lakh nineteen thousand fifty and twenty-one paise only'],
  [12_34_56_789_00, 'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine only'],
])('%i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})

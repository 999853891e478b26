import { randomUUID } from 'node:crypto'
import type { Input } from './api-client.ts'

/** The input of `holdSale`, by default of an order without a customer. */
export const heldSale = (fields: Partial<Input<'holdSale'>> = {}): Input<'holdSale'> => ({
  kind: 'ORDER',
  label: 'Blouse',
  pieces: 1,
  form: JSON.stringify({ lines: [] }),
  formVersion: 1,
  idempotencyKey: randomUUID(),
  ...fields,
})

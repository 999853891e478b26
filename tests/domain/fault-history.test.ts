import { describe, expect, it } from 'vitest'
import { compareInvoices, comparePrices, type StoredInvoice } from '../faults/invoices-and-prices.ts'

const invoice = (orderId: string, sequence: number): StoredInvoice => ({
  orderId,
  series: 'INV',
  financialYear: '2026-27',
  sequence,
  number: `INV/26-27/${sequence}`,
})
const acknowledged = new Map([
  ['first', 'INV/26-27/1'],
  ['second', 'INV/26-27/2'],
])

describe('the history of invoices', () => {
  it('is intact when every acknowledged invoice is stored under consecutive numbers', () => {
    const stored = [invoice('first', 1), invoice('second', 2), { ...invoice('third', 1), series: 'BOS' }]
    expect(compareInvoices(acknowledged, stored)).toEqual({ issued: 2, lost: 0, doubled: 0, missing: 0 })
  })

  it('has lost an acknowledged invoice that is not stored', () => {
    expect(compareInvoices(acknowledged, [invoice('first', 1)])).toMatchObject({ lost: 1 })
  })

  it('has doubled a number that two invoices have', () => {
    const stored = [invoice('first', 1), invoice('second', 2), invoice('third', 2)]
    expect(compareInvoices(acknowledged, stored)).toMatchObject({ lost: 0, doubled: 1 })
  })

  it('has doubled the invoice of an order that has two', () => {
    const stored = [invoice('first', 1), invoice('second', 2), invoice('second', 3)]
    expect(compareInvoices(acknowledged, stored)).toMatchObject({ doubled: 1, missing: 0 })
  })

  it('misses a number that was skipped', () => {
    const stored = [invoice('first', 1), invoice('second', 2), invoice('third', 4)]
    expect(compareInvoices(acknowledged, stored)).toMatchObject({ missing: 1 })
  })
})

describe('the history of prices', () => {
  const changes = [
    { at: 10, price: 1_800_00 },
    { at: 20, price: 1_801_00 },
  ]

  it('is intact when a read that began before an acknowledgement returns the price before it', () => {
    const reads = [
      { at: 15, price: 1_800_00 },
      { at: 15, price: 1_801_00 },
      { at: 25, price: 1_801_00 },
    ]
    expect(comparePrices(changes, reads)).toEqual({ reads: 3, stale: 0 })
  })

  it('has a stale read when an older price is returned after the acknowledgement', () => {
    const reads = [
      { at: 25, price: 1_801_00 },
      { at: 26, price: 1_800_00 },
    ]
    expect(comparePrices(changes, reads)).toEqual({ reads: 2, stale: 1 })
  })
})

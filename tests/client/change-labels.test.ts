import { describe, expect, it } from 'vitest'
import { actionLabel, fieldLabel, describeJson, isIdJson } from '../../client/admin/activity/change-labels.ts'
import { entryName } from '../../client/admin/activity/entry-names.ts'
import { recordedName } from '../../client/admin/activity/word-names.ts'
import { createI18n } from '../../client/language/create-i18n.ts'
import { loadAdminMessages } from '../../client/language/load-admin-messages.ts'
import { textsIn } from '../support/texts-in.ts'

const english = textsIn('en')
const hindi = createI18n('hi', await loadAdminMessages('hi'))

const words = (field: string, value: unknown, texts = english) =>
  describeJson(texts, field, JSON.stringify(value))

describe('a change in the audit log', () => {
  it('shows money in rupees, and days without a time', () => {
    expect(words('readyMadePrice', 249_050)).toBe('₹2,490.50')
    expect(words('discount', 12)).toBe('12')
    expect(words('deliveryDate', '2026-12-12T06:30:00.000Z')).toBe('12 Dec 2026')
    expect(words('lastOrderDay', '2026-11-01')).toBe('1 Nov 2026')
    expect(words('quotedAt', '2026-12-12T06:30:00.000Z')).toBe('12 Dec 2026, 12:00 pm')
  })

  it('shows enumeration values as text, and texts as they are', () => {
    expect(words('orderStatus', 'PENDING')).toBe('Pending')
    expect(words('availabilityStatus', 'OUT_OF_STOCK')).toBe('Out of Stock')
    expect(words('role', 'ADMIN')).toBe('Owner')
    expect(words('productName', 'LBD')).toBe('LBD')
  })

  it('lists the fields of an object', () => {
    const quote = { totalPrice: 500_000, delivery: 0, totalToPay: 500_000, note: null, acceptedBy: 'SHOP' }
    expect(words('quote', quote)).toBe(
      'total price: ₹5,000.00, delivery: ₹0.00, total to pay: ₹5,000.00, accepted by: Shop',
    )
    expect(words('sizes', [{ label: 'S' }, { label: 'M' }])).toBe('label: S\nlabel: M')
    expect(words('heroSlides', [{ title: 'Silk', hindi: { title: 'रेशम', action: 'देखें' }, position: 1 }])).toBe(
      'title: Silk, in Hindi: (title: रेशम, action: देखें), position: 1',
    )
    expect(words('categoryTiles', [{ category: 'SAREE', isShown: false }])).toBe('category: Saree, shown: no')
    expect(words('tags', ['silk', 'diwali'])).toBe('silk, diwali')
  })

  it('names the action, and the author of feedback', () => {
    expect(actionLabel(english, 'product.update')).toBe('Changed')
    expect(actionLabel(english, 'order.move')).toBe('Moved')
    expect(actionLabel(english, 'order.payment')).toBe('Recorded a payment of')
    expect(actionLabel(english, 'garment.assign')).toBe('Assigned')
    expect(actionLabel(english, 'alteration.assign')).toBe('Assigned an alteration of')
    expect(actionLabel(english, 'feedback.hide')).toBe('Hid feedback of')
    expect(actionLabel(english, 'customer.reset-link')).toBe('Made a password link for')
    expect(fieldLabel(english, 'hiddenReason')).toBe('reason for hiding it')
  })

  it('leaves out ids, which mean nothing to people', () => {
    const stageId = '0b7f3e9c-6a53-4d0e-9a2e-0a4c5b1f7d11'
    expect(words('rates', [{ category: 'BLOUSE', stageId, amount: 25_000 }])).toBe(
      'category: Blouse, amount: ₹250.00',
    )
    expect(isIdJson(JSON.stringify(stageId))).toBe(true)
    expect(isIdJson(JSON.stringify('ROOP-12'))).toBe(false)
  })

  it('names fields and values in Hindi, also within values', () => {
    expect(fieldLabel(hindi, 'requestsPerMinute')).toBe('हर मिनट की रिक्वेस्ट')
    expect(words('unit', 'METRE', hindi)).toBe('मीटर')
    expect(words('permissions', ['RECORD_EXPENSES', 'CLOSE_DAYS'], hindi)).not.toMatch(/[A-Za-z]/)
    expect(words('categories', [{ category: 'SAREE', code: '5407', percent: 5 }], hindi)).not.toMatch(
      /[A-Za-z]/,
    )
  })

  it('translates what the server writes in place of a value', () => {
    expect(words('ownCloth', 'Blouse: in the shop')).toBe('Blouse: in the shop')
    expect(words('ownCloth', 'Blouse: in the shop', hindi)).toBe('Blouse: दुकान में')
    expect(words('measurements', 'Blouse: changed, Suit: changed', hindi)).toBe(
      'Blouse: बदला गया, Suit: बदला गया',
    )
    expect(words('pin', 'new', hindi)).toBe('नया')
    expect(words('name', 'new', hindi)).toBe('new')
  })

  it('shows entries from before whose fields or values are recorded no more', () => {
    expect(fieldLabel(english, 'expectedCash')).toBe('expected cash')
    expect(words('category', 'PARTY_WEAR')).toBe('Party wear')
    expect(words('garment', 'RK-2026-0012-A')).toBe('RK-2026-0012-A')
    expect(words('images', [{ url: '/images/a.webp', alt: 'Silk', width: 800, thumbhash: 'Rg==' }])).toBe(
      'address (URL): /images/a.webp, description of the picture: Silk',
    )
  })

  it('names what an entry is about', () => {
    const name = (action: string, entityName: string, entityId = '') =>
      entryName(hindi, { action, entityName, entityId })
    expect(name('workshop.update', 'The workshop’s calendar')).toBe('वर्कशॉप का कैलेंडर')
    expect(name('day.close', '20 September 2026')).toBe('20 सित॰ 2026')
    expect(name('expense.record', 'RENT')).toBe('किराया')
    expect(name('message-template.update', 'Message QUOTE, EMAIL, HI', 'QUOTE:EMAIL:HI')).not.toMatch(
      /[A-Za-z]/,
    )
    expect(name('product.update', 'Silk saree')).toBe('Silk saree')
    expect(recordedName(hindi, 'The shop')).toBe('दुकान')
  })

  it('says when there was no value', () => expect(describeJson(english, 'note', null)).toBe('nothing'))
})

import { expect, test } from 'vitest'
import { whatsAppLink } from '../../shared/whatsapp-link.ts'
import { addressLines, directionsLink, telLink } from '../../client/lib/contact.ts'
import { formatMoment } from '../../client/shop/orders/placed/order-dates.ts'
import { initialsOf } from '../../client/lib/initials.ts'
import { describeOpeningHours } from '../../client/lib/opening-hours.ts'
import { preview } from '../../client/lib/preview.ts'
import { textsIn } from '../support/texts-in.ts'

test('opening hours are formatted as text, unknown notations as they are', () => {
  const english = (notation: string) => describeOpeningHours(notation, textsIn('en'))
  expect(english('Mo-Sa 09:00-19:00')).toBe('Monday to Saturday, 9 am to 7 pm')
  expect(english('Su 10:30-12:00')).toBe('Sunday, 10:30 am to 12 pm')
  expect(english('Mo-Fr 10:00-19:00, Sa 10:00-14:00')).toBe(
    'Monday to Friday, 10 am to 7 pm; Saturday, 10 am to 2 pm',
  )
  expect(english('24/7')).toBe('24/7')
  expect(english('Mo 10:00-19:00, sometimes')).toBe('Mo 10:00-19:00, sometimes')
  const hindi = (notation: string) => describeOpeningHours(notation, textsIn('hi'))
  expect(hindi('Mo-Sa 09:00-19:00')).toBe('सोमवार से शनिवार, सुबह 9 बजे से शाम 7 बजे तक')
  expect(hindi('Su 10:30-12:00')).toBe('रविवार, सुबह 10:30 बजे से दोपहर 12 बजे तक')
})

test('the time of an order is formatted in the page’s language', () => {
  expect(formatMoment('2026-11-21T19:18:00Z', textsIn('en'))).toBe('22 Nov 2026, 12:48 am')
  expect(formatMoment('2026-11-21T19:18:00Z', textsIn('hi'))).toMatch(/^22 .* 2026, 00:48$/)
})

test('a name gives one or two initials', () => {
  expect(initialsOf('Meera Kulkarni')).toBe('MK')
  expect(initialsOf(' priya  de souza ')).toBe('PS')
  expect(initialsOf('आशा')).toBe('आ')
  expect(initialsOf('')).toBe('')
})

test('a preview never cuts a character in two, and shows that it was shortened', () => {
  expect(preview('Lovely work', 20)).toBeNull()
  expect(preview('The blouse fits like a second skin', 20)).toBe('The blouse fits like…')
  expect(preview('🧵🧵🧵', 2)).toBe('🧵🧵…')
})

test('contact links are built from the shop’s details', () => {
  const address = {
    street: '14 Ranade Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400028',
    country: 'India',
  }
  expect(telLink('+91 22 5550 0142')).toBe('tel:+912255500142')
  expect(whatsAppLink('912255500142', 'My feedback: ')).toBe(
    'https://wa.me/912255500142?text=My%20feedback%3A%20',
  )
  expect(addressLines(address)).toEqual(['14 Ranade Road', 'Mumbai 400028', 'Maharashtra, India'])
  expect(directionsLink('Roopkala', address)).toContain('destination=Roopkala%2C%2014%20Ranade%20Road')
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { randomKey } from '../../client/lib/random-key.ts'
import { copyText } from '../../client/ui/copy-text.ts'
import { paths } from '../../shared/paths.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const saree = await shop.product()

/** The APIs that browsers don't provide on pages without HTTPS, except on localhost. */
beforeEach(() => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), subtle: undefined })
  withoutClipboard()
})

const withoutClipboard = () =>
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })

/** `document.execCommand('copy')` as in browsers: it copies the selection, unless it is disabled. */
const copied: string[] = []
function browserThatCopies(can: boolean) {
  document.execCommand = (command) => {
    const field = document.activeElement as HTMLTextAreaElement
    if (can && command === 'copy')
      copied.push(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0))
    return can
  }
}

afterEach(() => {
  copied.length = 0
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
})

describe('on a page without HTTPS', () => {
  test('keys consist of random bits', () => {
    const keys = Array.from({ length: 100 }, randomKey)
    expect(new Set(keys).size).toBe(100)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })

  test('feedback can be sent', async () => {
    const { screen, user } = await openPage(shop, '/feedback', { as: await shop.shopper('Meera') })
    await screen.findByRole('heading', { name: 'Share your feedback' })
    await user.type(screen.getByLabelText('Comments'), 'Neat.')
    await user.click(screen.getByRole('button', { name: 'Submit Feedback' }))
    await screen.findByText('Feedback submitted!')
    expect(await shop.db.feedback.findMany()).toMatchObject([{ comments: 'Neat.' }])
  })

  test.each([
    [true, 'Link copied to clipboard!'],
    [false, /^Copy this link: http.*productId=[0-9a-f-]{36}/],
  ])('a link is copied by the older copy command, or shown (%s)', async (can, notice) => {
    browserThatCopies(can)
    const { screen, user } = await openPage(shop, paths.product(saree.id))
    // user-event installs a clipboard of its own.
    withoutClipboard()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    await screen.findByText(notice)
    const link = new URL(paths.product(saree.id), location.origin).href
    expect(copied).toEqual(can ? [link] : [])
  })

  test('copying restores the focus and removes its temporary element', async () => {
    browserThatCopies(true)
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    const before = document.body.innerHTML
    expect(await copyText('https://shop.example/?a=1')).toBe(true)
    expect(copied).toEqual(['https://shop.example/?a=1'])
    expect(document.activeElement).toBe(button)
    expect(document.body.innerHTML).toBe(before)
    button.remove()
  })
})

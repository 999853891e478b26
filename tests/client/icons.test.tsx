import { ChevronDown, createLucideIcon, ShoppingBag } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIcon as createOnServer } from '../../client/rendering/icon.ts'
import { createIcon } from '../../client/ui/create-icon.ts'

const bag = {
  name: 'shopping-bag',
  aliases: ['handbag'],
  node: [['path', { d: 'M3.103 6.034h17.794', key: 'awc11p' }]] as const,
}
const [Theirs, Ours, OnServer] = [createLucideIcon(bag as never), createIcon(bag), createOnServer(bag)]

const attributesOf = (html: string) => {
  const element = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild
  const attributes = [...(element?.attributes ?? [])].map(({ name, value }) => [name, value])
  return { attributes: Object.fromEntries(attributes) as unknown, inside: element?.innerHTML }
}

test.each([
  {},
  { size: 20, className: 'wide' },
  { 'aria-label': 'Cart' },
  { 'aria-hidden': true, strokeWidth: 1.5, style: { color: 'red' } },
])('an icon with %j is the same with the package and without it', (props) => {
  expect(attributesOf(renderToStaticMarkup(<Ours {...props} />))).toEqual(
    attributesOf(renderToStaticMarkup(<Theirs {...props} />)),
  )
  expect(renderToStaticMarkup(<OnServer {...props} />)).toBe(renderToStaticMarkup(<Ours {...props} />))
})

test('the package’s icons are drawn in the grid that ours assume', () => {
  for (const Icon of [ChevronDown, ShoppingBag])
    expect(renderToStaticMarkup(<Icon />)).toContain('viewBox="0 0 24 24"')
})

// @vitest-environment node
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { openedWeight, pageWeights } from '../../scripts/page-weights.ts'

const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file,
  imports,
  dynamicImports,
})
const home = 'shop/home/HomePage.tsx'
const cart = 'shop/cart/CartPage.tsx'
const manifest: Manifest = {
  'index.html': chunk('entry.js', [], ['_shell.js']),
  '_shell.js': chunk(
    'shell.js',
    ['_libraries.js'],
    [home, cart, 'language/messages/hi.ts', 'ui/toaster.tsx'],
  ),
  '_libraries.js': chunk('libraries.js'),
  [home]: chunk('home.js', ['_shell.js'], ['shop/home/Strip.tsx', 'shop/home/Zoom.tsx']),
  [cart]: chunk('cart.js', ['_shell.js']),
  'shop/home/Strip.tsx': chunk('strip.js', ['_shared.js']),
  'shop/home/Zoom.tsx': chunk('zoom.js', ['_shared.js', '_lightbox.js']),
  '_shared.js': chunk('shared.js'),
  '_lightbox.js': chunk('lightbox.js'),
  'ui/toaster.tsx': chunk('toaster.js'),
  'language/messages/hi.ts': chunk('hindi.js'),
}
/** Each file's size is a distinct digit, so that a sum shows which files it includes. */
const bytes = [
  'entry',
  'shell',
  'libraries',
  'home',
  'cart',
  'strip',
  'zoom',
  'shared',
  'lightbox',
  'toaster',
  'hindi',
]
const bytesOf = (file: string) => 10 ** bytes.indexOf(file.replace('.js', ''))
const sum = (...names: string[]) => names.reduce((total, name) => total + bytesOf(`${name}.js`), 0)

test('a page’s weight is all code loaded before it is interactive, each file once, and no other page', () => {
  const later = { idle: ['ui/toaster.tsx'], onDemand: ['shop/home/Zoom.tsx'] }
  const start = ['entry', 'shell', 'libraries']
  expect(pageWeights(manifest, later, bytesOf)).toEqual([
    {
      page: 'shop/home/HomePage.tsx',
      initial: sum(...start, 'home', 'strip', 'shared'),
      translated: sum(...start, 'home', 'strip', 'shared', 'hindi'),
      untouched: sum(...start, 'home', 'strip', 'shared', 'toaster'),
    },
    {
      page: 'shop/cart/CartPage.tsx',
      initial: sum(...start, 'cart'),
      translated: sum(...start, 'cart', 'hindi'),
      untouched: sum(...start, 'cart', 'toaster'),
    },
  ])
})

test('a lazy chunk that isn’t listed counts as its page’s', () => {
  const [first] = pageWeights(manifest, { idle: [], onDemand: [] }, bytesOf)
  expect(first?.initial).toBe(
    sum('entry', 'shell', 'libraries', 'home', 'strip', 'shared', 'zoom', 'lightbox', 'toaster'),
  )
})

test('a listed name that the build doesn’t contain is an error', () => {
  const later = { idle: [], onDemand: ['shop/home/Gone.tsx'] }
  expect(() => pageWeights(manifest, later, bytesOf)).toThrow('shop/home/Gone.tsx')
})

test('a lazy chunk that another chunk imports, too, is found by its name', () => {
  const shared = { ...manifest, '_shared.js': { ...chunk('shared.js'), name: 'prices' } }
  const later = { idle: [], onDemand: ['shop/home/prices.ts', 'shop/home/Zoom.tsx'] }
  expect(() => pageWeights(shared, later, bytesOf)).not.toThrow()
})

test('a part that is opened weighs what the page hasn’t loaded by then', () => {
  const later = { idle: ['ui/toaster.tsx'], onDemand: ['shop/home/Zoom.tsx'] }
  const opened = (...after: string[]) =>
    openedWeight(manifest, later, { part: 'shop/home/Zoom.tsx', after }, bytesOf)
  expect(opened(home)).toBe(sum('zoom', 'lightbox'))
  expect(opened(cart)).toBe(sum('zoom', 'lightbox', 'shared'))
})

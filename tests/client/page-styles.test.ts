// @vitest-environment node
import { expect, test } from 'vitest'
import { createStyleCache } from '../../client/rendering/styles.ts'

function compiled(name: string, styles: string) {
  const cache = createStyleCache()
  cache.insert('.css-a', { name, styles }, cache.sheet, true)
  return cache.inserted[name]
}

test('styles come without the names of browsers that know no layers', () => {
  expect(compiled('old', 'display:flex;transform:none;&::placeholder{color:red;}')).toBe(
    '.css-a{display:flex;transform:none;}.css-a::placeholder{color:red;}',
  )
})

test('styles that Safari or Chrome know by a name of their own have it', () => {
  expect(compiled('own', 'user-select:none;mask:none;hyphens:auto;color:red;')).toBe(
    '.css-a{-webkit-user-select:none;user-select:none;-webkit-mask:none;mask:none;-webkit-hyphens:auto;hyphens:auto;color:red;}',
  )
})

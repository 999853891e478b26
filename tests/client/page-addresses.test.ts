import { expect, test } from 'vitest'
import { allPages } from '../support/all-pages.ts'
import { guestsPages, ownersPages, type PageExamples, shoppersPages } from '../support/page-addresses.ts'

test('the pages whose accessibility is checked are those of the route table', () => {
  const examples = {} as PageExamples
  const checked = { ...guestsPages(examples), ...shoppersPages(examples), ...ownersPages(examples) }
  expect(Object.keys(checked).sort()).toEqual(allPages.map(({ pattern }) => pattern).sort())
})

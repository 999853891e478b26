// @vitest-environment node
import { chakra, ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { keptPart, SurroundingsContext } from '../../client/rendering/kept-part.ts'
import { createStyleCache, styleElements } from '../../client/rendering/styles.ts'
import { system } from '../../client/theme/system.ts'

/** A page of its own around a part, as often as it is rendered. */
function pageOf(part: ReactNode, language = 'en') {
  const styles = createStyleCache()
  const around = (children: ReactNode) => (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
  const html = renderToString(
    <SurroundingsContext value={{ language, around }}>
      {around(<chakra.main p="1">{part}</chakra.main>)}
    </SurroundingsContext>,
  )
  return html + styleElements(styles, html)
}

test('a part is rendered once for the same props, and its page stays as it would be without', () => {
  const render = vi.fn(({ name, tags }: { name: string; tags: string[] }) => (
    <chakra.li p={{ base: '1', md: '2' }} color="brand.fg">
      <chakra.span fontWeight="bold">{name}</chakra.span> {tags.length} & more
    </chakra.li>
  ))
  const Kept = keptPart(render)
  const Plain = render
  const plain = pageOf(<Plain name="Anarkali <1>" tags={['a']} />)
  render.mockClear()
  expect(pageOf(<Kept name="Anarkali <1>" tags={['a']} />)).toBe(plain)
  expect(pageOf(<Kept name="Anarkali <1>" tags={['a']} />)).toBe(plain)
  expect(render).toHaveBeenCalledOnce()
  expect(pageOf(<Kept name="Anarkali <1>" tags={['b', 'c']} />)).toContain('2<!-- --> &amp; more')
  pageOf(<Kept name="Anarkali <1>" tags={['a']} />, 'hi')
  expect(render).toHaveBeenCalledTimes(3)
})

test('outside of a page it is rendered as any other', () => {
  const Kept = keptPart(({ name }: { name: string }) => <p title="plain">{name}</p>)
  expect(renderToString(<CacheProvider value={createStyleCache()}>{<Kept name="a" />}</CacheProvider>)).toBe(
    '<p title="plain">a</p>',
  )
})

test.each([
  ['attributes on the outer element', () => <li className="a" title="b" />],
  ['several elements', () => [<li key="1" className="a" />, <li key="2" className="a" />]],
  ['an id of React’s', () => <li className="a">{<i id={useId()} />}</li>],
])('a part with %s can’t be kept', (_, Part) => {
  const Kept = keptPart(Part)
  expect(() => pageOf(<Kept />)).toThrow('A part that is kept')
})

// @vitest-environment node
import { chakra as theirs } from '@chakra-ui/react'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { chakra as ours } from '../../client/rendering/styled.ts'
import { rendered } from './rendered.tsx'

type Factory = typeof theirs
type Props = Record<string, unknown>

const Plain = (props: Props) => <a {...props} />

const badge = { base: { color: 'brand.fg' }, variants: { size: { sm: { p: '1' }, md: { p: '2' } } } }

const trees: Record<string, (chakra: Factory) => ReactNode> = {
  'styles, states and breakpoints': ({ div }) =>
    createElement(div, { p: { base: '2', md: '3' }, _hover: { bg: 'bg.subtle' }, title: 'a', mt: undefined }),
  'a list of css before own styles': ({ div }) =>
    createElement(div, { css: [{ p: '1', color: 'red' }, undefined, { m: '2' }], p: '4' }),
  'attributes that share a name with a style': ({ img }) =>
    createElement(img, { htmlWidth: 9, htmlHeight: 12, width: 'full', alt: '', loading: 'lazy' }),
  'another tag': ({ div }) => createElement(div, { as: 'section', display: 'flex', children: 'text' }),
  'a class of another styled element': ({ div, span }) =>
    createElement(div, {
      asChild: true,
      color: 'red',
      className: 'own',
      children: createElement(span, { p: '1', className: 'inner', children: 'text' }),
    }),
  'a child that is dressed': ({ button }) =>
    createElement(button, {
      asChild: true,
      style: { top: 1 },
      bg: 'brand.solid',
      children: createElement('a', { href: '/', style: { left: 1 }, className: 'link' }, 'text'),
    }),
  'shapes of an icon': ({ circle, path }) => [
    createElement(circle, { key: 1, cx: 1, cy: 2, r: 3, fill: 'red' }),
    createElement(path, { key: 2, d: 'M0 0' }),
  ],
  'a recipe of its own': (chakra) => {
    const Badge = chakra('span', badge as never) as ComponentType<Props>
    return [<Badge key="1" size="sm" />, <Badge key="2" size="md" colorPalette="rani" data-size="md" />]
  },
  'a styled element that is styled again': (chakra) => {
    const Inner = chakra('span', badge as never, { defaultProps: { title: 'inner' } } as never)
    const Outer = chakra(Inner as never, { base: { m: '1' } }) as ComponentType<Props>
    return <Outer size="sm" title={undefined} />
  },
  'a component that takes some props itself': (chakra) => {
    const Link = chakra(Plain, {}, { forwardProps: ['color'] } as never) as ComponentType<Props>
    return [<Link key="1" color="red" p="1" href="/" />, <Link key="2" />]
  },
}

test.each(Object.entries(trees))('%s: the same HTML and styles as the package', (_, tree) => {
  const expected = rendered(tree(theirs))
  expect(rendered(tree(ours as never))).toEqual(expected)
  // The second time from memory.
  expect(rendered(tree(ours as never))).toEqual(expected)
})

test('asChild without an element says so', () => {
  const { div } = ours as unknown as Factory
  expect(() => rendered(createElement(div, { asChild: true }))).toThrow('asChild needs an element to dress')
})

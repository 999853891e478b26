// @vitest-environment node
import { createRecipeContext as theirs } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createRecipeContext as ours } from '../../client/rendering/recipe-context.ts'
import { rendered } from './rendered.tsx'

type Props = Record<string, unknown>
type Part = ComponentType<Props>
type Create = (options: object) => ReturnType<typeof ours>

const trees: Record<string, (create: Create) => ReactNode> = {
  'variants and styles of its own': (create) => {
    const Badge = create({ key: 'badge' }).withContext('span') as Part
    return [
      <Badge key="1" size="md" variant="solid" colorPalette="rani" className=" own  " title="new" />,
      <Badge key="2" p="4" css={{ color: 'red' }} />,
      <Badge key="3" size={{ base: 'xs', md: 'md' }} />,
    ]
  },
  'without its styles': (create) => {
    const Badge = create({ key: 'badge' }).withContext('span') as Part
    return <Badge unstyled p="1" />
  },
  'another recipe in its place': (create) => {
    const Badge = create({ key: 'badge' }).withContext('span') as Part
    return <Badge recipe={{ base: { color: 'red' }, variants: { tone: { low: { p: '1' } } } }} tone="low" />
  },
  'a recipe that comes with it': (create) => {
    const recipe = {
      className: 'line',
      base: { display: 'flex' },
      variants: { orientation: { vertical: { w: '1px' }, horizontal: { h: '1px' } } },
      defaultVariants: { colorPalette: 'gold', orientation: 'vertical' },
    }
    const Line = create({ recipe }).withContext('div') as Part
    return [<Line key="1" />, <Line key="2" orientation="horizontal" />]
  },
  'props from around it': (create) => {
    const { withContext, PropsProvider } = create({ key: 'badge' })
    const Badge = withContext('span') as Part
    const Provider = PropsProvider as ComponentType<{ value: Props; children: ReactNode }>
    return (
      <Provider value={{ size: 'lg', className: 'all', style: { top: 1 } }}>
        <Badge />
        <Badge size="xs" className="own" style={{ left: 1 }} />
      </Provider>
    )
  },
}

test.each(Object.entries(trees))('%s: the same HTML and styles as the package', (_, tree) => {
  const expected = rendered(tree(theirs as unknown as Create))
  expect(rendered(tree(ours))).toEqual(expected)
  // The second time from memory.
  expect(rendered(tree(ours))).toEqual(expected)
})

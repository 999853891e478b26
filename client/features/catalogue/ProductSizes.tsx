import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'

const ProductSizes_product = graphql(`
  fragment ProductSizes_product on Product {
    id
    sizes {
      label
      chest
      waist
      hip
      length
    }
  }
`)

const columns = [
  { key: 'chest', label: 'Chest' },
  { key: 'waist', label: 'Waist' },
  { key: 'hip', label: 'Hip' },
  { key: 'length', label: 'Length' },
] as const

/** The finished garment in each ready-made size. Columns that no size fills are left out. */
export function ProductSizes({ product }: { product: FragmentType<typeof ProductSizes_product> }) {
  const { data } = useSuspenseFragment({ fragment: ProductSizes_product, from: product })
  const { sizes } = data
  if (sizes.length === 0) return null
  const filled = columns.filter(({ key }) => sizes.some((size) => size[key] != null))
  return (
    <Box as="section" aria-labelledby="product-sizes">
      <Heading as="h2" id="product-sizes" size="xl" mb="1">
        Ready-made sizes
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="2">
        The finished garment, in cm. For any other size, choose Tailor Made.
      </Text>
      <Box overflowX="auto" tabIndex={0} role="group" aria-label="Table of sizes" focusVisibleRing="outside">
        <chakra.table width="full" fontVariantNumeric="tabular-nums">
          <thead>
            <tr>
              <HeadCell scope="col">Size</HeadCell>
              {filled.map(({ key, label }) => (
                <HeadCell key={key} scope="col">
                  {label}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <chakra.tr key={size.label} borderTopWidth="1px">
                <HeadCell scope="row">{size.label}</HeadCell>
                {filled.map(({ key }) => (
                  <chakra.td key={key} py="2" pe="4">
                    {size[key] ?? '–'}
                  </chakra.td>
                ))}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Box>
  )
}

const HeadCell = chakra('th', {
  base: { textAlign: 'start', py: '2', pe: '4', fontWeight: 'semibold' },
})

import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
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
  { key: 'chest', label: msg`Chest` },
  { key: 'waist', label: msg`Waist` },
  { key: 'hip', label: msg`Hip` },
  { key: 'length', label: msg`Length` },
] as const

/** The dimensions of the finished garment by ready-made size. Columns without values are left out. */
export function ProductSizes({ product }: { product: FragmentType<typeof ProductSizes_product> }) {
  const { t, i18n } = useLingui()
  const { data } = useSuspenseFragment({ fragment: ProductSizes_product, from: product })
  const { sizes } = data
  if (sizes.length === 0) return null
  const filled = columns.filter(({ key }) => sizes.some((size) => size[key] != null))
  return (
    <Box as="section" aria-labelledby="product-sizes">
      <Heading as="h2" id="product-sizes" size="xl" mb="1">
        <Trans>Ready-made sizes</Trans>
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="2">
        <Trans>The finished garment, in cm. For any other size, choose Tailor Made.</Trans>
      </Text>
      <Box
        overflowX="auto"
        tabIndex={0}
        role="group"
        aria-label={t`Table of sizes`}
        focusVisibleRing="outside"
      >
        <chakra.table width="full" fontVariantNumeric="tabular-nums">
          <thead>
            <tr>
              <HeadCell scope="col">
                <Trans>Size</Trans>
              </HeadCell>
              {filled.map(({ key, label }) => (
                <HeadCell key={key} scope="col">
                  {i18n._(label)}
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

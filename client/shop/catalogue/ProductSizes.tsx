import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sizeLabel } from '../../lib/order-options.ts'
import { CM_PER_INCH } from '../../../shared/grammars/length.ts'
import type { ProductSizes_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { FindMySize } from './FindMySize.tsx'

export const ProductSizes_product = graphql(`
  fragment ProductSizes_product on Product {
    id
    category
    availabilityStatus
    readyMadeOffer {
      unitPrice
    }
    sizes {
      label
      chest
      waist
      hip
      length
      quantityInStock
    }
  }
`)

const columns = [
  { key: 'chest', label: msg`Chest` },
  { key: 'waist', label: msg`Waist` },
  { key: 'hip', label: msg`Hip` },
  { key: 'length', label: msg`Length` },
] as const

interface ProductSizesProps {
  product: ProductSizes_ProductFragment
  /** Chooses a ready-made size for the order; absent where nothing can be ordered. */
  onChoose?: ((size: string) => void) | undefined
}

/** The dimensions of the finished garment by ready-made size. Columns without values are left out. */
export function ProductSizes({ product, onChoose }: ProductSizesProps) {
  const { t, i18n } = useLingui()
  const [inInches, setInInches] = useState(false)
  const shown = (cm: number) => (inInches ? Math.round((cm / CM_PER_INCH) * 2) / 2 : cm)
  const { sizes } = product
  const isOrderable = product.availabilityStatus === 'AVAILABLE' && product.readyMadeOffer !== null
  if (sizes.length === 0) return null
  const filled = columns.filter(({ key }) => sizes.some((size) => size[key] != null))
  return (
    <Box as="section" aria-labelledby="product-sizes">
      <Heading as="h2" id="product-sizes" size="xl" mb="1">
        <Trans>Ready-made sizes</Trans>
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="2">
        {inInches ? (
          <Trans>The finished garment, in inches. For any other size, choose Tailor Made.</Trans>
        ) : (
          <Trans>The finished garment, in cm. For any other size, choose Tailor Made.</Trans>
        )}
      </Text>
      <Button variant="outline" size="sm" mb="2" minH="11" onClick={() => setInInches(!inInches)}>
        {inInches ? t`Show in cm` : t`Show in inches`}
      </Button>
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
                <HeadCell scope="row">
                  {sizeLabel(size.label, i18n)}
                  {size.quantityInStock === 0 && (
                    <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="normal">
                      <Trans>Sold out</Trans>
                    </Text>
                  )}
                </HeadCell>
                {filled.map(({ key }) => (
                  <chakra.td key={key} py="2" pe="4">
                    {size[key] == null ? '–' : shown(size[key])}
                  </chakra.td>
                ))}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      <FindMySize
        category={product.category}
        sizes={sizes}
        unit={inInches ? 'INCH' : 'CM'}
        unitName={inInches ? t`inches` : t`cm`}
        onChoose={isOrderable ? onChoose : undefined}
      />
    </Box>
  )
}

const HeadCell = chakra('th', {
  base: { textAlign: 'start', py: '2', pe: '4', fontWeight: 'semibold' },
})

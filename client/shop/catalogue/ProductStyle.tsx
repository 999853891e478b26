import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../../shared/paths.ts'
import { graphql } from '../../__generated__/index.ts'
import type { ProductStyle_ProductFragment } from '../../__generated__/graphql.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { stylePartLabels } from '../../lib/style-part-labels.ts'
import { ChipLink } from './ChipLink.tsx'

export const ProductStyle_product = graphql(`
  fragment ProductStyle_product on Product {
    id
    style {
      id
      isActive
      part
      name
      translations {
        locale
        name
      }
    }
  }
`)

/** What the design has of the style book, each with its page. */
export function ProductStyle({ product }: { product: ProductStyle_ProductFragment }) {
  const { i18n } = useLingui()
  const style = product.style.filter(({ isActive }) => isActive)
  if (style.length === 0) return null
  return (
    <Box as="section">
      <Heading as="h2" size="xl" mb="1">
        <Trans>Its style</Trans>
      </Heading>
      <Text color="fg.muted" mb="3">
        <Trans>Included when we stitch it for you; you may choose each part otherwise.</Trans>
      </Text>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {style.map((option) => (
          <li key={option.id}>
            <ChipLink to={paths.style(option.id)}>
              <Text as="span" textStyle="sm" color="fg.muted">
                {i18n._(stylePartLabels[option.part])}:
              </Text>
              {localizedName(i18n, option)}
            </ChipLink>
          </li>
        ))}
      </Flex>
    </Box>
  )
}

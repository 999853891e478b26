import { Box, Button, Container, Flex, Grid, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import type { DesignDetail_ProductFragment } from '../../__generated__/graphql.ts'
import { designDescription, designName, localizedPicture } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { detailLabel } from '../../lib/detail-labels.ts'
import { type DetailRow, tailoringRows, fabricRows } from '../../lib/detail-rows.ts'
import { imageSource } from '../../lib/images.ts'
import { preview } from '../../lib/preview.ts'
import { paths } from '../../../shared/paths.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { OrderButtons } from './OrderButtons.tsx'
import { ProductBreadcrumb } from './ProductBreadcrumb.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductPrices } from './ProductPrices.tsx'
import { ProductTitle } from './ProductTitle.tsx'
import { productColumns } from './product-columns.ts'

export const DesignDetail_product = graphql(`
  fragment DesignDetail_product on Product {
    id
    productName
    hindiName: productName(locale: HI, fallback: false)
    category
    description
    hindiDescription: description(locale: HI, fallback: false)
    fabricType
    fabricFeel
    durability
    pattern
    stitchingType
    embellishments
    customizationAvailable
    customizationOptions
    images {
      url
      alt
    }
    blouseDetails {
      sleeveType
      blouseBackDesign
      necklineStyle
      fitType
      embellishments
      padding
      lining
    }
    sareeDetails {
      blouseType
    }
    translations {
      locale
      terms {
        text
        translation
      }
    }
    ...ProductGallery_product
    ...ProductPrices_product
    ...OrderButtons_product
  }
`)

/** A design's fabric, options and order buttons. */
export function DesignDetail({ product }: { product: DesignDetail_ProductFragment }) {
  const { t, i18n } = useLingui()
  const { id, images } = product
  const productName = designName(i18n, product)
  const description = designDescription(i18n, product)
  const [cover] = images
  const terms = product.translations
  return (
    <Container pt={{ base: '2', md: '4' }} pb={{ base: '10', md: '20' }}>
      <PageHead
        title={t`${productName}: fabric and finish`}
        description={preview(description.replace(/\s+/g, ' '), 155) ?? description}
        path={paths.product(id)}
        image={
          cover && { url: imageSource(cover.url, 1280), alt: localizedPicture(i18n, product, cover).alt }
        }
        type="product"
      />
      <ProductBreadcrumb productName={productName} />
      <Grid {...productColumns}>
        <ProductGallery product={product} />
        <Stack gap="6" minW="0">
          <ProductTitle name={productName} category={product.category}>
            <Text color="fg.muted">{preview(description, 150) ?? description}</Text>
          </ProductTitle>
          <ProductPrices product={product} />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="6">
            <Rows
              title={t`Fabric`}
              rows={fabricRows(product, i18n, terms)}
              none={t`Ask us about the cloth.`}
            />
            <Rows
              title={t`Blouse Tailoring`}
              rows={tailoringRows(product, i18n, terms)}
              none={t`Cut to your own measurements.`}
            />
            <TextList
              title={t`Embellishments`}
              texts={product.embellishments.map((text) => detailLabel(text, i18n, terms))}
              none={t`Plain: it lives by its cloth and its cut.`}
            />
            <TextList
              title={t`Customization Options`}
              texts={product.customizationOptions.map((text) => detailLabel(text, i18n, terms))}
              none={
                product.customizationAvailable
                  ? t`Tell us your wishes with your order.`
                  : t`This design is made as it is shown.`
              }
            />
          </SimpleGrid>
          <OrderButtons product={product} layout="page" />
          <Button asChild variant="outline" alignSelf="start">
            <RouterLink to={paths.product(id)}>
              <Trans>See all details</Trans>
            </RouterLink>
          </Button>
        </Stack>
      </Grid>
    </Container>
  )
}

function Rows({ title, rows, none }: { title: string; rows: DetailRow[]; none: string }) {
  return (
    <Box as="section">
      <Heading as="h2" size="xl" mb="1">
        {title}
      </Heading>
      {rows.length === 0 && <Text color="fg.muted">{none}</Text>}
      <Box as="dl">
        {rows.map(({ term, value }) => (
          <Flex key={term} wrap="wrap" columnGap="3" py="1">
            <Text as="dt" flex="0 1 7rem" color="fg.muted">
              {term}
            </Text>
            <Text as="dd" flex="1 1 8rem" minW="0" overflowWrap="anywhere">
              {value}
            </Text>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}

function TextList({ title, texts, none }: { title: string; texts: readonly string[]; none: string }) {
  return (
    <Box as="section">
      <Heading as="h2" size="xl" mb="1">
        {title}
      </Heading>
      {texts.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <Box as="ul" listStyleType="disc" ps="5">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      )}
    </Box>
  )
}

import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box, Grid, Link, Stack, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { orderOptionNames } from '../../lib/order-options.ts'
import { type OrderPathType, paths } from '../../paths.ts'
import { Picture } from '../../ui/Picture.tsx'

const OrderedDesign_product = graphql(`
  fragment OrderedDesign_product on Product {
    id
    productName
    images {
      url
      alt
      width
      height
      thumbhash
    }
    readyMadeOffer {
      unitPrice
    }
    tailorOffer {
      unitPrice
    }
  }
`)

interface OrderedDesignProps {
  product: FragmentType<typeof OrderedDesign_product>
  type: OrderPathType
}

/** The design that the order is about, with the price of the way it is to be made. */
export function OrderedDesign({ product, type }: OrderedDesignProps) {
  const { data } = useSuspenseFragment({ fragment: OrderedDesign_product, from: product })
  const { id, productName, images, readyMadeOffer, tailorOffer } = data
  const [cover] = images
  const ways = {
    readymade: { name: orderOptionNames.READYMADE, offer: readyMadeOffer },
    tailor: { name: orderOptionNames.TAILOR, offer: tailorOffer },
    custom: { name: 'To your own wishes', offer: null },
  }
  const { name, offer } = ways[type]
  return (
    <Grid
      templateColumns="7rem minmax(0, 1fr)"
      gap="4"
      alignItems="center"
      maxW="md"
      mx="auto"
      mb="8"
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Box aspectRatio="garment" overflow="hidden" borderRadius="l2" bg="bg.subtle">
        {cover && <Picture image={cover} sizes="112px" fallbackWidth={160} eager height="full" />}
      </Box>
      <Stack gap="1" minW="0">
        <Link asChild fontWeight="semibold" fontSize="lg" lineHeight="short" color="fg" minH="11">
          <RouterLink to={paths.product(id)}>
            <Text as="span" overflowWrap="anywhere">
              {productName}
            </Text>
          </RouterLink>
        </Link>
        <Text color="fg.muted">{name}</Text>
        <Text fontWeight="semibold" fontSize="lg">
          {offer ? formatExactRupees(offer.unitPrice) : 'Price on request'}
        </Text>
      </Stack>
    </Grid>
  )
}

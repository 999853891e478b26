import { useQuery } from '@apollo/client/react'
import { Button, Container, Flex, Skeleton } from '@chakra-ui/react'
import { MessageCircle, Phone } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { telLink, whatsAppLink } from '../../lib/contact.ts'
import { orderOptionNames } from '../../lib/order-options.ts'
import { type OrderPathType, paths } from '../../paths.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CatalogueFailure } from '../catalogue/CatalogueFailure.tsx'
import { ProductMissing } from '../catalogue/ProductMissing.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { useAbsoluteUrl } from '../shell/use-absolute-url.ts'
import { OrderedDesign } from './OrderedDesign.tsx'

const OrderPage_query = graphql(`
  query OrderPage($id: ID!, $ofDesign: Boolean!) {
    shop {
      phone
      whatsApp
    }
    product(id: $id) @include(if: $ofDesign) {
      id
      productName
      ...OrderedDesign_product
    }
  }
`)

const introductions: Record<OrderPathType, { title: string; text: string; way: string }> = {
  custom: {
    title: 'Start your design',
    text: 'Tell us what you have in mind: we agree on cloth, price and the date of the first fitting.',
    way: 'to my own wishes',
  },
  tailor: {
    title: 'Order it made to measure',
    text: 'We take your measurements by phone or at the shop, and confirm the price and the date.',
    way: orderOptionNames.TAILOR,
  },
  readymade: {
    title: 'Order it ready-made',
    text: 'Tell us your size and where to send it: we confirm the price and the day of delivery.',
    way: orderOptionNames.READYMADE,
  },
}

const isOrderType = (type: string): type is OrderPathType => Object.hasOwn(introductions, type)

/** The address: /order/{product}/{type}. A design of her own comes without a product, as `null`. */
export function OrderPage() {
  const { productId = '', orderType = '' } = useParams()
  const ofDesign = productId !== 'null'
  if (!isOrderType(orderType) || (!ofDesign && orderType !== 'custom')) return <NotFound />
  return <Order productId={ofDesign ? productId : null} type={orderType} />
}

interface OrderProps {
  productId: string | null
  type: OrderPathType
}

/** How an order is placed today: with a person. */
function Order({ productId, type }: OrderProps) {
  const { data, error, refetch } = useQuery(OrderPage_query, {
    variables: { id: productId ?? '', ofDesign: productId !== null },
  })
  const absolute = useAbsoluteUrl()
  const hydrated = useHydrated()
  const { title, text, way } = introductions[type]
  const shop = data?.shop
  const product = data?.product
  if (product === null) return <ProductMissing />
  if (error && !data) return <CatalogueFailure onRetry={() => void refetch()} />
  // A shop that wasn't told its own address learns it from the browser.
  const link = (path: string) => absolute(path) ?? (hydrated ? new URL(path, location.href).href : undefined)
  const wish = product
    ? [`Hello, I would like to order ${product.productName} (${way}).`, link(paths.product(product.id))]
    : ['Hello, I would like to place an order.']
  return (
    <Container py={{ base: '8', md: '16' }} minH="60vh">
      <PageHead title={product ? `${title}: ${product.productName}` : title} description={text} />
      <PageIntro eyebrow="Order Now" title={title}>
        Call or WhatsApp us to place this order. {text}
      </PageIntro>
      {product && <OrderedDesign product={product} type={type} />}
      {productId !== null && !product && <Skeleton height="36" maxW="md" mx="auto" mb="8" />}
      {shop && (
        <Flex gap="3" justify="center" wrap="wrap">
          <Button asChild>
            <a href={telLink(shop.phone)}>
              <Phone />
              Call {shop.phone}
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href={whatsAppLink(shop.whatsApp, wish.filter(Boolean).join(' '))} rel="noreferrer">
              <MessageCircle />
              WhatsApp
            </a>
          </Button>
        </Flex>
      )}
    </Container>
  )
}

import { useQuery } from '@apollo/client/react'
import { Box, Container } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { designName } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import type { Category, OrderPageQuery } from '../../__generated__/graphql.ts'
import { load, pageLoader } from '../../app/page-loader.ts'
import type { PaymentRules } from '../../../shared/orders/payment-types.ts'
import { type OrderPathType, paths } from '../../../shared/paths.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { LazySection } from '../../ui/LazySection.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { serverCart } from '../cart/in-order-link.ts'
import { rememberedPincode } from '../cart/delivery-pincode.ts'
import { rememberedDay } from '../cart/needed-day.ts'
import { CatalogueFailure } from '../catalogue/CatalogueFailure.tsx'
import { readEmail, useSession } from '../../app/session/session.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { usePageUrl } from '../../app/shell/use-absolute-url.ts'
import { OrderCart_query } from './wizard/order-cart.ts'
import { type OrderSubject, orderTypes } from './wizard/order-form.ts'
import { OrderWizard, WizardLoading } from './wizard/OrderWizard.tsx'
import { usePreviouslyPlaced } from './wizard/previously-placed.ts'

const NotFound = lazy(async () => ({ default: (await import('../../app/shell/NotFound.tsx')).NotFound }))

const ProductMissing = lazy(async () => ({
  default: (await import('../catalogue/ProductMissing.tsx')).ProductMissing,
}))

const AlreadyPlaced = lazy(async () => ({
  default: (await import('./wizard/AlreadyPlaced.tsx')).AlreadyPlaced,
}))

const OrderPage_query = graphql(`
  query OrderPage($id: ID!, $ofDesign: Boolean!) {
    shop {
      phone
      advanceRules {
        orderType
        minimumTotal
        percent
        amount
      }
      upi {
        vpa
      }
      takesOnlinePayments
      cashOnDeliveryLimit
      cashOnDeliveryPrefixes
    }
    product(id: $id) @include(if: $ofDesign) {
      id
      productName
      hindiName: productName(locale: HI, fallback: false)
      category
      ...OrderLine_product
    }
  }
`)

const variablesOf = (productId: string | null) => ({ id: productId ?? '', ofDesign: productId !== null })

export const loader = pageLoader(({ params: { productId = '' } }) => [
  load(OrderPage_query, variablesOf(productId === 'null' ? null : productId)),
])

const introductions = {
  custom: {
    title: msg`Start your design`,
    text: msg`Tell us what you have in mind: we agree on cloth, price and the date of the first fitting.`,
  },
  tailor: {
    title: msg`Order it made to measure`,
    text: msg`Five short steps. What you fill in is kept, so that you can go on whenever you like.`,
  },
  readymade: {
    title: msg`Order it ready-made`,
    text: msg`Tell us your size and where to send it, and pay when it is handed to you.`,
  },
}

const isOrderType = (type: string): type is OrderPathType => Object.hasOwn(introductions, type)

/**
 * The address: /order/{product}/{type}. A custom order has `null` for the product; `?draft=` names the
 * draft to continue.
 */
export function OrderPage() {
  const [search] = useSearchParams()
  const { productId = '', orderType = '' } = useParams()
  const ofDesign = productId !== 'null'
  if (!isOrderType(orderType) || (!ofDesign && orderType !== 'custom'))
    return (
      <LazySection>
        <NotFound />
      </LazySection>
    )
  const draftId = search.get('draft')
  const step = search.get('step')
  const subject = { productId: ofDesign ? productId : null, type: orderType, draftId }
  // A new key for each address, because it is another order.
  return (
    <Order
      key={`${productId} ${orderType} ${draftId}`}
      subject={subject}
      isStarted={step !== null && step !== 'product'}
    />
  )
}

interface OrderProps {
  subject: OrderSubject
  /** After the first step, phones leave the height of the introduction to the fields. */
  isStarted: boolean
}

function Order({ subject, isStarted }: OrderProps) {
  const { productId, type } = subject
  const { data, error, refetch } = useQuery(OrderPage_query, {
    variables: variablesOf(productId),
  })
  const { i18n } = useLingui()
  const known = useInitialOrder(subject)
  const pageUrl = usePageUrl()
  const placed = usePreviouslyPlaced(subject)
  const title = i18n._(introductions[type].title)
  const text = i18n._(introductions[type].text)
  if (placed !== null)
    return (
      <Container py={{ base: '6', md: '12' }} maxW="4xl" minH="100svh">
        <Suspense fallback={<WizardLoading />}>
          <AlreadyPlaced subject={subject} path={placed} />
        </Suspense>
      </Container>
    )
  const product = data?.product
  const startFrom = ({ id, category }: { id: string; category: Category }) => {
    const path = paths.product(id)
    return { link: pageUrl(path) ?? new URL(path, location.origin).href, category }
  }
  if (product === null)
    return (
      <LazySection>
        <ProductMissing />
      </LazySection>
    )
  if (error && !data) return <CatalogueFailure error={error} onRetry={() => void refetch()} />
  return (
    <Container py={{ base: isStarted ? '3' : '6', md: '12' }} maxW="4xl" minH="100svh">
      <PageHead title={product ? `${title}: ${designName(i18n, product)}` : title} description={text} />
      <Box srOnly={{ base: isStarted, md: false }}>
        <PageIntro title={title}>{text}</PageIntro>
      </Box>
      {data && known ? (
        <OrderWizard
          subject={subject}
          initial={{ ...known, design: type === 'custom' && product ? startFrom(product) : null }}
          phone={data.shop.phone}
          advanceRules={data.shop.advanceRules}
          paymentRules={paymentRulesOf(data.shop)}
        />
      ) : (
        <WizardLoading />
      )}
    </Container>
  )
}

const paymentRulesOf = ({ upi, cashOnDeliveryLimit, ...rules }: OrderPageQuery['shop']): PaymentRules => ({
  ...rules,
  takesUpi: upi != null,
  cashOnDeliveryLimit: cashOnDeliveryLimit ?? null,
})

/**
 * The data that a new order starts from; null until it is loaded. It comes from the server's cart,
 * never from a cached one.
 */
function useInitialOrder({ productId, type, draftId }: OrderSubject) {
  const hydrated = useHydrated()
  const { token, expired, name } = useSession()
  const { state } = useLocation() as { state: { size?: string | null } | null }
  // A named draft has lines of its own.
  const readsCart = hydrated && token !== null && !expired && type !== 'custom' && draftId === null
  const { data, error, refetch } = useQuery(OrderCart_query, {
    skip: !readsCart,
    fetchPolicy: 'no-cache',
    context: serverCart,
  })
  if (!hydrated || (readsCart && !data && !error)) return null
  const ofDesign = (data?.cart.items ?? []).filter(
    (item) => item.product.id === productId && item.productType === orderTypes[type],
  )
  const line = ofDesign.find(({ size }) => (size ?? null) === (state?.size ?? null)) ?? ofDesign[0]
  return {
    name: name ?? '',
    email: readEmail(),
    quantity: line?.quantity ?? 1,
    size: line?.size ?? state?.size ?? null,
    pincode: data?.cart.deliveryPincode ?? rememberedPincode.read() ?? '',
    neededBy: rememberedDay.read() ?? '',
    cart: data?.cart.items,
    retryCart: readsCart && !data ? () => void refetch().catch(() => null) : null,
  }
}

import type { I18n } from '@lingui/core'
import { lazy } from 'react'
import { useQuery } from '@apollo/client/react'
import { Container, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { LazySection } from '../../ui/LazySection.tsx'
import { graphql } from '../../__generated__/index.ts'
import { load, pageLoader } from '../../app/page-loader.ts'
import type { TrackedOrderPageQuery } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { designName, localizedName } from '../../lib/localized-name.ts'
import { orderTypeNames } from '../../lib/order-types.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { NotFound } from '../../app/shell/NotFound.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { stagesAhead } from './placed/order-progress.ts'
import { PaymentSentence } from './placed/PaymentSentence.tsx'
import { statusSentence } from './placed/order-labels.ts'
import { OrderedGarment } from './placed/OrderedGarment.tsx'
import { OrderHead } from './placed/OrderHead.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { OrderTimeline } from './placed/OrderTimeline.tsx'
import { ParcelLines } from './placed/ParcelLines.tsx'
import { garmentOfCustom } from './wizard/garment-measures.ts'
import { garmentNames } from './wizard/measurement-labels.ts'

const WorkshopPhotos = lazy(async () => ({
  default: (await import('./placed/WorkshopPhotos.tsx')).WorkshopPhotos,
}))
const SewnLine = lazy(async () => ({ default: (await import('./placed/SewnLine.tsx')).SewnLine }))

const TrackedOrderPage_query = graphql(`
  query TrackedOrderPage($token: String!) {
    trackedOrder(token: $token) {
      orderNumber
      orderType
      customCategory
      style {
        part
        name
        translations {
          locale
          name
        }
        drawing
      }
      flats {
        png
      }
      orderStatus
      fulfilment
      timeline {
        status
        at
      }
      items {
        product {
          id
        }
        category
        productName
        hindiName: productName(locale: HI, fallback: false)
        image {
          url
          alt
          width
          height
          thumbhash
        }
        productType
        quantity
        isOwnCloth
        style {
          part
          name
          translations {
            locale
            name
          }
          drawing
        }
        flats {
          png
        }
      }
      deliveryDate
      courier
      trackingNumber
      promotions {
        ...AppliedPromotion
      }
      totalToPay
      balance
      advanceDue
      photos {
        ...OrderPhotos
      }
    }
  }
`)

type TrackedOrder = NonNullable<TrackedOrderPageQuery['trackedOrder']>

export const loader = pageLoader(({ params: { token = '' } }) => [load(TrackedOrderPage_query, { token })])

/** An order opened by its tracking link, without an account. */
export function TrackedOrderPage() {
  const { t, i18n } = useLingui()
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(TrackedOrderPage_query, {
    variables: { token },
    fetchPolicy: 'cache-and-network',
  })
  if (data?.trackedOrder === null)
    return (
      <NotFound title={t`We could not find that order`}>
        {t`The link may be incomplete: copy all of it, or ask whoever sent it to you.`}
      </NotFound>
    )
  return (
    <Container py={{ base: '8', md: '12' }} maxW="3xl" minH="100svh">
      <PageHead
        title={t`How far the order has come`}
        description={t`Follow an order from the workshop to the door.`}
        image={data?.trackedOrder && sewnPicture(data.trackedOrder, i18n)}
      />
      {data?.trackedOrder ? (
        <Tracked order={data.trackedOrder} />
      ) : error ? (
        <>
          <PageIntro title={t`How far the order has come`} />
          <ErrorState
            title={t`We could not load the order.`}
            retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
          >
            <Trans>Check your connection and try again.</Trans>
          </ErrorState>
        </>
      ) : (
        <>
          <PageIntro title={t`How far the order has come`} />
          <Stack gap="6" role="status" aria-label={t`Loading the order…`}>
            <Skeleton height="28" borderRadius="l3" />
            <Skeleton height="72" borderRadius="l3" />
          </Stack>
        </>
      )}
    </Container>
  )
}

/** The drawing of what is sewn, for previews of the link; null where nothing was chosen. */
function sewnPicture({ items, style, flats }: TrackedOrder, i18n: I18n) {
  const sewn = [{ style, flats }, ...items].find((line) => line.style.length > 0 && line.flats.length > 0)
  return (
    sewn && {
      url: sewn.flats[0]!.png,
      alt: sewn.style.map((option) => localizedName(i18n, option)).join(', '),
    }
  )
}

function Tracked({ order }: { order: TrackedOrder }) {
  const { t, i18n } = useLingui()
  const { customCategory, items, timeline, promotions, totalToPay } = order
  const sum = totalToPay == null ? null : formatExactRupees(totalToPay)
  // A custom order has no price before the shopper has accepted the quote.
  const stands = statusSentence({ ...order, quote: sum === null ? null : { acceptedAt: true } })
  return (
    <>
      <PageIntro title={t`How far the order has come`}>
        {i18n._(stands)} <PaymentSentence {...order} />
      </PageIntro>
      <Stack gap={{ base: '4', md: '6' }}>
        <OrderHead {...order} />
        <Panel size="lg" title={t`Step by step`}>
          <OrderTimeline events={timeline} ahead={stagesAhead(order)} />
          <ParcelLines parcel={order} mt="3" />
        </Panel>
        {order.photos.length > 0 && (
          <LazySection>
            <WorkshopPhotos photos={order.photos} />
          </LazySection>
        )}
        <Panel size="lg" title={t`What was ordered`}>
          <Stack as="ul" gap="5" listStyleType="none">
            {customCategory && (
              <OrderedGarment
                name={i18n._(garmentNames[garmentOfCustom[customCategory]])}
                about={t`A design of one’s own`}
              >
                {order.style.length > 0 && (
                  <LazySection>
                    <SewnLine category={customCategory} productId={null} isCustom style={order.style} />
                  </LazySection>
                )}
              </OrderedGarment>
            )}
            {items.map(
              ({ product, category, image, productType, quantity, isOwnCloth, style, ...names }, index) => (
                <OrderedGarment
                  key={index}
                  name={designName(i18n, names)}
                  image={image}
                  about={[i18n._(orderTypeNames[productType]), isOwnCloth && t`The customer’s own cloth`]
                    .filter(Boolean)
                    .join(' · ')}
                  pieces={{ count: quantity }}
                >
                  {style.length > 0 && (
                    <LazySection>
                      <SewnLine category={category} productId={product?.id ?? null} style={style} />
                    </LazySection>
                  )}
                </OrderedGarment>
              ),
            )}
          </Stack>
          {sum && (
            <Stack gap="1" mt="5" pt="4" borderTopWidth="1px">
              {promotions.map((promotion, index) => (
                <Flex key={index} justify="space-between" gap="4" color="fg.success">
                  <span>{localizedName(i18n, promotion)}</span>
                  <Text as="span" whiteSpace="nowrap">
                    −{formatExactRupees(promotion.amount)}
                  </Text>
                </Flex>
              ))}
              <Text fontWeight="semibold">
                <Trans>Total with delivery: {sum}</Trans>
              </Text>
            </Stack>
          )}
        </Panel>
      </Stack>
    </>
  )
}

import { Box, chakra, Flex, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { imageSource } from '../../lib/images.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { paiseOf } from '../../lib/signed-amount.ts'
import { Picture } from '../../ui/Picture.tsx'
import { AgreedDiscount } from './payments/AgreedDiscount.tsx'
import { LineDetails, OrderedStyle } from './LineDetails.tsx'
import { MeasurementsTable } from './MeasurementsTable.tsx'
import { garmentNames } from '../../shop/orders/wizard/measurement-labels.ts'
import { garmentsOfCustomOrder, garmentsOfItem, tailoredGarments } from './garments-of-order.ts'
import { designName, promotionLabel } from '../../lib/localized-name.ts'
import { orderSubject } from './order-labels.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { AdminOrder } from './order-documents.ts'

/** What is to be made or sent, with its measurements. */
export function OrderedPanel({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const {
    items,
    measurements,
    totalPrice,
    delivery,
    cashFee,
    promotions,
    agreedDiscount,
    rounding,
    totalToPay,
    customCategory,
  } = order
  return (
    <Panel
      title={
        customCategory
          ? orderSubject(i18n, order)
          : items.length === 1
            ? t`Garment`
            : t`${plural(items.length, { one: '# garment', other: '# garments' })}`
      }
    >
      <Stack gap="4">
        {order.lacksMeasurements && <NoMeasurements order={order} />}
        {items.map((item, index) => (
          <Stack key={index} gap="2">
            <Flex gap="3">
              {item.image && (
                <Box flexShrink="0">
                  {' '}
                  <Picture
                    image={{ ...item.image, alt: '' }}
                    sizes="56px"
                    fallbackWidth={160}
                    width="14"
                    height="18"
                    objectFit="cover"
                    borderRadius="l1"
                  />
                </Box>
              )}
              <Box flex="1" minW="0">
                <Text fontWeight="semibold">{designName(i18n, item)}</Text>
                <Text color="fg.muted">
                  {item.productType === 'TAILOR' ? t`Made to measure` : t`Ready-made`}
                  {item.size && t`, size ${{ label: item.size.label }}`} × {item.quantity}
                </Text>
              </Box>
              <Text whiteSpace="nowrap">{formatExactRupees(item.totalPrice)}</Text>
            </Flex>
            <LineDetails order={order} position={index} />
            <Garments garments={tailoredGarments(garmentsOfItem(item), item.measurements)} />
          </Stack>
        ))}
        <OrderedStyle style={order.style} />
        <Garments garments={tailoredGarments(garmentsOfCustomOrder(order), measurements)} />
        <OrderDetails order={order} />
        {totalToPay != null && (
          <Stack gap="1" pt="3" borderTopWidth="1px" fontVariantNumeric="tabular-nums">
            <Line label={t`Goods`} amount={totalPrice ?? 0} />
            <Line label={t`Delivery`} amount={delivery ?? 0} />
            {cashFee > 0 && <Line label={t`Cash on delivery fee`} amount={cashFee} />}
            {promotions.map((promotion, index) => (
              <Line key={index} label={promotionLabel(i18n, promotion)} amount={-promotion.amount} />
            ))}
            {agreedDiscount > 0 && <Line label={t`Agreed discount`} amount={-agreedDiscount} />}
            {rounding.amount > 0 && <Line label={t`Rounding`} amount={paiseOf(rounding)} />}
            <Line label={t`Total`} amount={totalToPay} strong />
            <AgreedDiscount order={order} />
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}

function Garments({ garments }: { garments: ReturnType<typeof tailoredGarments> }) {
  const { t, i18n } = useLingui()
  if (garments.length === 0) return null
  const measured = garments.filter(
    ({ own, measurements }) => own.length > 0 || measurements.some(({ text }) => text !== null),
  )
  return (
    <>
      {measured.length > 0 && (
        <SimpleGrid columns={{ base: 1, xl: measured.length > 1 ? 2 : 1 }} gap="4">
          {measured.map((each) => (
            <MeasurementsTable key={each.garment} tailored={each} />
          ))}
        </SimpleGrid>
      )}
      {garments.map(
        ({ garment }, index) =>
          !measured.includes(garments[index]!) && (
            <Text key={garment} color="fg.muted">
              {t`${{ garment: i18n._(garmentNames[garment]) }}: not measured yet`}
            </Text>
          ),
      )}
    </>
  )
}

function Line({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) {
  return (
    <Flex justify="space-between" fontWeight={strong ? 'semibold' : undefined}>
      <span>{label}</span>
      <span>{formatExactRupees(amount)}</span>
    </Flex>
  )
}

function NoMeasurements({ order }: { order: AdminOrder }) {
  return (
    <Text p="3" bg="bg.warning" borderRadius="l2">
      <Trans>No measurements yet.</Trans>{' '}
      {order.viewerCanEdit && (
        <Link asChild variant="underline" minH="11">
          <RouterLink to={adminPaths.editOrder(order.id)}>
            <Trans>Enter the measurements</Trans>
          </RouterLink>
        </Link>
      )}
    </Text>
  )
}

/** The shopper's texts and pictures. */
function OrderDetails({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { color, designDetails, link, customerDetails, specialInstructions, clothPics, designPics } = order
  const texts = [
    [t`Colour of the cloth`, color],
    [t`Design`, designDetails],
    [t`From the customer`, customerDetails],
    [t`Special instructions`, specialInstructions],
    [t`Gift note`, order.giftNote],
  ] as const
  return (
    <>
      {texts.map(
        ([label, text]) =>
          text && (
            <Box key={label}>
              <Text fontWeight="semibold">{label}</Text>
              <Text whiteSpace="pre-wrap">{text}</Text>
            </Box>
          ),
      )}
      {link && (
        <Link href={link} target="_blank" rel="noreferrer" overflowWrap="anywhere" minH="6">
          {link}
        </Link>
      )}
      <Pictures label={t`Pictures of the cloth`} urls={clothPics} />
      <Pictures label={t`Pictures of the design`} urls={designPics} />
    </>
  )
}

function Pictures({ label, urls }: { label: string; urls: string[] }) {
  if (urls.length === 0) return null
  return (
    <Box>
      <Text fontWeight="semibold" mb="1">
        {label}
      </Text>
      <Flex gap="2" wrap="wrap">
        {urls.map((url, index) => (
          <Link key={url} href={imageSource(url, 1280)} target="_blank" rel="noreferrer">
            <chakra.img
              src={imageSource(url, 320)}
              alt={`${label}, ${index + 1}`}
              boxSize="24"
              objectFit="cover"
              borderRadius="l1"
              loading="lazy"
            />
          </Link>
        ))}
      </Flex>
    </Box>
  )
}

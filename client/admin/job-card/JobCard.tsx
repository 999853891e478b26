import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { JobCardQuery } from '../../__generated__/graphql.ts'
import { imageSource } from '../../lib/images.ts'
import { noonOf } from '../../lib/shop-days.ts'
import { timeZone } from '../../lib/shop-zone.ts'
import { type GarmentOnCard, MaterialsOnCard } from '../materials/MaterialsOnCard.tsx'
import { GarmentSheet } from './GarmentSheet.tsx'
import { type JobCardSheet, shortened } from './job-card-sheets.ts'
import { Pieces } from './Pieces.tsx'
import { Steps } from './Steps.tsx'
import { QrCode } from '../../ui/QrCode.tsx'

type Order = NonNullable<JobCardQuery['order']>

interface JobCardProps {
  order: Order
  content: JobCardSheet
  /** Which sheet of how many. */
  sheet: [number, number]
  shopName: string
  /** The address of the order's page, for the QR code. */
  link: string
  /** The sheet's garments, each with its address in the workshop. */
  codes: readonly (GarmentOnCard & { tailor: string | null; link: string })[]
}

/** One A4 sheet that accompanies a garment through the workshop. */
export function JobCard({ codes, ...head }: JobCardProps) {
  const { t } = useLingui()
  const { order, content, sheet } = head
  const { garments } = content
  const { orderNumber } = order
  const [number, count] = sheet
  return (
    <Box
      as="section"
      aria-label={t`Job card ${orderNumber}, sheet ${number} of ${count}`}
      data-job-card=""
      width="190mm"
      height="275mm"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      gap="3mm"
      bg="white"
      color="black"
      fontSize="11pt"
      lineHeight="1.35"
    >
      <Head {...head} />
      <Codes codes={codes} />
      {garments.map((each) => (
        <GarmentSheet
          key={each.garment}
          tailored={each}
          sewn={content.styles.find(({ style }) => style.garment === each.garment) ?? null}
          isAlone={garments.length === 1}
        />
      ))}
      {content.details.map((detail) => (
        <Text key={detail} fontWeight="semibold">
          {detail}
        </Text>
      ))}
      <MaterialsOnCard garments={codes} />
      {garments.length > 0 && <FitNotes history={order.fitHistory} />}
      <Pieces content={content} customer={order.customer} isPickedUp={order.fulfilment === 'PICKUP'} />
      <OrderDetails order={order} />
      <Pictures order={order} content={content} />
      <Steps isStitched={garments.length > 0} />
    </Box>
  )
}

function Head({ order, content, sheet, shopName, link }: Omit<JobCardProps, 'codes'>) {
  const { i18n } = useLingui()
  const { orderNumber, customer, deliveryDate } = order
  const ordered = dayText(i18n, order.orderDate)
  const { name } = customer
  const [number, count] = sheet
  return (
    <Flex gap="5mm" justify="space-between" pb="3mm" borderBottomWidth="0.5mm" borderColor="black">
      <Box minW="0">
        <Text fontSize="10pt">
          {shopName} · <Trans>job card</Trans>{' '}
          {count > 1 && (
            <Trans>
              · sheet {number} of {count}
            </Trans>
          )}
        </Text>
        <Heading as="h2" fontSize="26pt" lineHeight="1.15" fontFamily="body">
          {orderNumber}
        </Heading>
        <Text fontSize="14pt" fontWeight="semibold" lineClamp={2}>
          {content.title}
          {content.quantity !== null && content.quantity > 1 && ` × ${content.quantity}`}
        </Text>
        <Text>
          <Trans>
            {name} · ordered {ordered}
          </Trans>
        </Text>
      </Box>
      <Flex gap="5mm" align="start" flexShrink="0">
        <Box textAlign="end">
          <Text fontSize="10pt">
            <Trans context="a day">Due</Trans>
          </Text>
          <Text fontSize="18pt" fontWeight="bold" whiteSpace="nowrap">
            {deliveryDate ? dayText(i18n, deliveryDate) : '________'}
          </Text>
        </Box>
        <QrCode text={link} size="28mm" />
      </Flex>
    </Flex>
  )
}

/** As many as fit into a row. */
const maxCodes = 4

/** Tailors open a garment by its code. */
function Codes({ codes }: Pick<JobCardProps, 'codes'>) {
  if (codes.length === 0) return null
  const hidden = codes.slice(maxCodes)
  const { length: more } = hidden
  const last = hidden.at(-1)?.code
  return (
    <Flex gap="4mm" align="center" flexShrink="0">
      {codes.slice(0, maxCodes).map(({ code, tailor, link }) => (
        <Flex key={code} gap="1mm" align="center">
          <QrCode text={link} size="15mm" />
          <Box fontSize="9pt">
            <Text>{code}</Text>
            {tailor}
          </Box>
        </Flex>
      ))}
      {hidden.length > 0 && (
        <Text fontSize="9pt">
          <Trans>
            and {more} more, to {last}
          </Trans>
        </Text>
      )}
    </Flex>
  )
}

/** As many as there is room for, the newest first. */
const maxNotes = 4

/** What to know before the garment is cut. */
function FitNotes({ history: { notes, alterations } }: { history: Order['fitHistory'] }) {
  const { t, i18n } = useLingui()
  const known = [
    ...notes.map(({ text }) => text),
    ...alterations.map(({ details }) => t`Altered before: ${details}`),
  ]
  if (known.length === 0) return null
  return (
    <Box>
      <Text fontWeight="semibold">
        <Trans>Fit notes</Trans>
      </Text>
      <ul>
        {known.slice(0, maxNotes).map((text, index) => (
          <li key={index}>– {shortened(text.replace(/\s+/g, ' '), 160, i18n)}</li>
        ))}
      </ul>
    </Box>
  )
}

function OrderDetails({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const notes = order.internalNotes.slice(-3).map(({ text }) => text)
  const details = [
    [t`Cloth`, order.color, 120],
    [t`Design`, order.designDetails, 500],
    [t`From the customer`, order.customerDetails, 350],
    [t`Special`, order.specialInstructions, 250],
    [t`Needed by`, order.neededBy && dayText(i18n, noonOf(order.neededBy)), 20],
    [t`Gift note`, order.giftNote, 500],
    [t`Our notes`, notes.join(' · '), 350],
  ] as const
  return (
    <Box>
      {details.map(
        ([label, text, letters]) =>
          text && (
            <Text key={label}>
              <b>{label}:</b> {shortened(text.replace(/\s+/g, ' '), letters, i18n)}
            </Text>
          ),
      )}
    </Box>
  )
}

/** As much as fits into a row, starting with the fabric. */
function Pictures({
  order: { clothPics, designPics },
  content: { image },
}: {
  order: Order
  content: JobCardSheet
}) {
  const { t } = useLingui()
  const pictures = [
    ...(image ? [{ label: t`Design`, url: image.url }] : []),
    ...clothPics.slice(0, 2).map((url) => ({ label: t`Cloth`, url })),
    ...designPics.slice(0, 3).map((url) => ({ label: t`Design`, url })),
  ].slice(0, 5)
  if (pictures.length === 0) return null
  return (
    <Flex gap="2mm" minH="0" flex="0 1 46mm">
      {pictures.map(({ label, url }, index) => (
        <chakra.figure key={index} display="flex" flexDirection="column" minH="0" width="36mm">
          <chakra.img
            src={imageSource(url, 480)}
            alt={`${label}, ${index + 1}`}
            minH="0"
            flex="1"
            width="36mm"
            objectFit="cover"
          />
          <chakra.figcaption fontSize="9pt">{label}</chakra.figcaption>
        </chakra.figure>
      ))}
    </Flex>
  )
}

const dayText = (i18n: I18n, moment: string) =>
  i18n.date(moment, { day: 'numeric', month: 'short', year: 'numeric', timeZone })

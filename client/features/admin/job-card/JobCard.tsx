import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { JobCardQuery } from '../../../__generated__/graphql.ts'
import { imageSource } from '../../../lib/images.ts'
import { formatDay, noonOf } from '../../../lib/shop-days.ts'
import { GarmentSheet } from './GarmentSheet.tsx'
import { type JobCardSheet, shortened } from './job-card-sheets.ts'
import { QrCode } from '../../../ui/QrCode.tsx'

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
  codes: readonly { code: string; link: string }[]
}

/** One A4 sheet that accompanies a garment through the workshop. */
export function JobCard({ codes, ...head }: JobCardProps) {
  const { order, content, sheet } = head
  const { garments } = content
  return (
    <Box
      as="section"
      aria-label={`Job card ${order.orderNumber}, sheet ${sheet[0]} of ${sheet[1]}`}
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
        <GarmentSheet key={each.garment} tailored={each} height={garments.length > 1 ? '56mm' : '84mm'} />
      ))}
      {content.details.map((detail) => (
        <Text key={detail} fontWeight="semibold">
          {detail}
        </Text>
      ))}
      <Pieces content={content} customer={order.customer} isPickedUp={order.fulfilment === 'PICKUP'} />
      <Wishes order={order} />
      <Pictures order={order} content={content} />
      <Steps steps={garments.length > 0 ? stitching : packing} />
    </Box>
  )
}

function Head({ order, content, sheet, shopName, link }: Omit<JobCardProps, 'codes'>) {
  const { orderNumber, customer, deliveryDate, orderDate } = order
  return (
    <Flex gap="5mm" justify="space-between" pb="3mm" borderBottomWidth="0.5mm" borderColor="black">
      <Box minW="0">
        <Text fontSize="10pt">
          {shopName} · job card {sheet[1] > 1 && `· sheet ${sheet[0]} of ${sheet[1]}`}
        </Text>
        <Heading as="h2" fontSize="26pt" lineHeight="1.15" fontFamily="body">
          {orderNumber}
        </Heading>
        <Text fontSize="14pt" fontWeight="semibold" lineClamp={2}>
          {content.title}
          {content.quantity !== null && content.quantity > 1 && ` × ${content.quantity}`}
        </Text>
        <Text>
          {customer.name} · ordered {formatDay(orderDate)}
        </Text>
      </Box>
      <Flex gap="5mm" align="start" flexShrink="0">
        <Box textAlign="end">
          <Text fontSize="10pt">Due</Text>
          <Text fontSize="18pt" fontWeight="bold" whiteSpace="nowrap">
            {deliveryDate ? formatDay(deliveryDate) : '________'}
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
  return (
    <Flex gap="4mm" align="center" flexShrink="0">
      {codes.slice(0, maxCodes).map(({ code, link }) => (
        <Flex key={code} gap="1mm" align="center">
          <QrCode text={link} size="15mm" />
          <Text fontSize="9pt">{code}</Text>
        </Flex>
      ))}
      {hidden.length > 0 && (
        <Text fontSize="9pt">
          and {hidden.length} more, to {hidden.at(-1)!.code}
        </Text>
      )}
    </Flex>
  )
}

/** Without anything to stitch, the sheet is for the parcel and shows the delivery address. */
function Pieces({
  content: { pieces, garments },
  customer,
  isPickedUp,
}: {
  content: JobCardSheet
  customer: Order['customer']
  isPickedUp: boolean
}) {
  if (pieces.length === 0) return null
  const shown = garments.length > 0 ? 3 : 25
  return (
    <Box>
      <Text fontWeight="semibold">{garments.length > 0 ? 'Ready-made, goes with it' : 'To pack'}</Text>
      <ul>
        {pieces.slice(0, shown).map(({ title, quantity }) => (
          <li key={title}>
            <Tick /> {title} × {quantity}
          </li>
        ))}
      </ul>
      {garments.length === 0 && (
        <Text mt="4mm" fontSize="12pt">
          {isPickedUp
            ? `Picked up by ${customer.name}, ${customer.phone}`
            : `To: ${customer.name}, ${customer.street}, ${customer.city} ${customer.pincode}, ${customer.state}, ${customer.phone}`}
        </Text>
      )}
      {pieces.length > shown && <Text>and {pieces.length - shown} more, in the order</Text>}
    </Box>
  )
}

function Wishes({ order }: { order: Order }) {
  const notes = order.internalNotes.slice(-3).map(({ text }) => text)
  const wishes = [
    ['Cloth', order.color, 120],
    ['Design', order.designDetails, 500],
    ['From the customer', order.customerDetails, 350],
    ['Special', order.specialInstructions, 250],
    ['Needed by', order.neededBy && formatDay(noonOf(order.neededBy)), 20],
    ['Gift note', order.giftNote, 500],
    ['Our notes', notes.join(' · '), 350],
  ] as const
  return (
    <Box>
      {wishes.map(
        ([label, text, letters]) =>
          text && (
            <Text key={label}>
              <b>{label}:</b> {shortened(text.replace(/\s+/g, ' '), letters)}
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
  const pictures = [
    ...(image ? [{ label: 'Design', url: image.url }] : []),
    ...clothPics.slice(0, 2).map((url) => ({ label: 'Cloth', url })),
    ...designPics.slice(0, 3).map((url) => ({ label: 'Design', url })),
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

/** A box to tick with a pen. */
const Tick = () => (
  <Box
    as="span"
    display="inline-block"
    boxSize="3mm"
    borderWidth="0.3mm"
    borderColor="black"
    verticalAlign="-0.2mm"
    aria-hidden
  />
)

const stitching = ['Cut', 'Stitched', 'Trial', 'Altered', 'Checked']
const packing = ['Packed', 'Checked', 'Handed over']

/** Filled in by hand. */
function Steps({ steps }: { steps: string[] }) {
  return (
    <Flex mt="auto" gap="3mm" pt="2mm" pb="1mm" borderTopWidth="0.5mm" borderColor="black" flexShrink="0">
      {steps.map((step) => (
        <Box key={step} flex="1">
          <Text fontWeight="semibold">
            <Tick /> {step}
          </Text>
          <Text fontSize="9pt">by ________ on ____</Text>
        </Box>
      ))}
    </Flex>
  )
}

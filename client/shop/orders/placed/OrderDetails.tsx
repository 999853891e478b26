import { chakra, Flex, Link, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderDetails_OrderFragment } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { imageSource } from '../../../lib/images.ts'
import { Panel } from '../../../ui/Panel.tsx'

export const OrderDetails_order = graphql(`
  fragment OrderDetails_order on Order {
    id
    clothPics
    color
    designDetails
    designPics
    link
    customerDetails
    specialInstructions
    giftNote
  }
`)

/** The shopper's texts and pictures for the shop; renders nothing without any. */
export function OrderDetails({ order }: { order: OrderDetails_OrderFragment }) {
  const { t } = useLingui()
  const {
    clothPics,
    color,
    designDetails,
    designPics,
    link,
    customerDetails,
    specialInstructions,
    giftNote,
  } = order
  const hasTexts = [color, designDetails, link, customerDetails, specialInstructions, giftNote].some(Boolean)
  if (!hasTexts && clothPics.length + designPics.length === 0) return null
  return (
    <Panel size="lg" title={t`What you told us`}>
      <Stack as="dl" gap="4">
        {color && <Detail name={<Trans>Colour of the cloth</Trans>}>{color}</Detail>}
        {clothPics.length > 0 && (
          <Detail name={<Trans>Pictures of your cloth</Trans>}>
            <Pictures urls={clothPics} label={(count) => t`Picture ${count} of your cloth`} />
          </Detail>
        )}
        {designDetails && <Detail name={<Trans>Design details</Trans>}>{designDetails}</Detail>}
        {designPics.length > 0 && (
          <Detail name={<Trans>Pictures of the design</Trans>}>
            <Pictures urls={designPics} label={(count) => t`Picture ${count} of the design`} />
          </Detail>
        )}
        {link && (
          <Detail name={<Trans>Link to a design</Trans>}>
            <Link href={link} display="inline" variant="underline" color="brand.fg" rel="noreferrer">
              {link}
            </Link>
          </Detail>
        )}
        {customerDetails && <Detail name={<Trans>Additional details</Trans>}>{customerDetails}</Detail>}
        {specialInstructions && (
          <Detail name={<Trans>Special instructions</Trans>}>{specialInstructions}</Detail>
        )}
        {giftNote && <Detail name={<Trans>Gift note</Trans>}>{giftNote}</Detail>}
      </Stack>
    </Panel>
  )
}

const Detail = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <chakra.dt fontSize="sm" color="fg.muted">
      {name}
    </chakra.dt>
    <chakra.dd m="0" whiteSpace="pre-line" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </div>
)

function Pictures({ urls, label }: { urls: string[]; label: (count: number) => string }) {
  return (
    <Flex gap="2" wrap="wrap" mt="1">
      {urls.map((url, index) => (
        <chakra.img
          key={url}
          src={imageSource(url, 160)}
          alt={label(index + 1)}
          loading="lazy"
          boxSize="24"
          objectFit="cover"
          borderRadius="l2"
          bg="bg.subtle"
        />
      ))}
    </Flex>
  )
}

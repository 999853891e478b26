import { chakra, Flex, Link, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderWishes_OrderFragment } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { imageSource } from '../../../lib/images.ts'
import { Panel } from '../../../ui/Panel.tsx'

export const OrderWishes_order = graphql(`
  fragment OrderWishes_order on Order {
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
export function OrderWishes({ order }: { order: OrderWishes_OrderFragment }) {
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
  const hasWishes = [color, designDetails, link, customerDetails, specialInstructions, giftNote].some(Boolean)
  if (!hasWishes && clothPics.length + designPics.length === 0) return null
  return (
    <Panel size="lg" title={t`What you told us`}>
      <Stack as="dl" gap="4">
        {color && <Wish name={<Trans>Colour of the cloth</Trans>}>{color}</Wish>}
        {clothPics.length > 0 && (
          <Wish name={<Trans>Pictures of your cloth</Trans>}>
            <Pictures urls={clothPics} label={(count) => t`Picture ${count} of your cloth`} />
          </Wish>
        )}
        {designDetails && <Wish name={<Trans>Design details</Trans>}>{designDetails}</Wish>}
        {designPics.length > 0 && (
          <Wish name={<Trans>Pictures of the design</Trans>}>
            <Pictures urls={designPics} label={(count) => t`Picture ${count} of the design`} />
          </Wish>
        )}
        {link && (
          <Wish name={<Trans>Link to a design</Trans>}>
            <Link href={link} display="inline" variant="underline" color="brand.fg" rel="noreferrer">
              {link}
            </Link>
          </Wish>
        )}
        {customerDetails && <Wish name={<Trans>Additional details</Trans>}>{customerDetails}</Wish>}
        {specialInstructions && <Wish name={<Trans>Special instructions</Trans>}>{specialInstructions}</Wish>}
        {giftNote && <Wish name={<Trans>Gift note</Trans>}>{giftNote}</Wish>}
      </Stack>
    </Panel>
  )
}

const Wish = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
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

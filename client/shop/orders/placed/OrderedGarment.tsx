import { Box, Flex, Grid, Link, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { formatExactRupees } from '../../../lib/money.ts'
import { Picture } from '../../../ui/Picture.tsx'

interface OrderedGarmentProps {
  name: string
  /** How it is made and its size. */
  about: string
  /** The product's page; null when the product left the catalogue. */
  path?: string | null
  image?: { url: string; alt: string; width?: number | null; height?: number | null } | null
  /** Prices in paise; left out where they aren't shown. */
  pieces?: { count: number; unitPrice?: number; totalPrice?: number }
  children?: ReactNode
}

export function OrderedGarment({ name, about, path, image, pieces, children }: OrderedGarmentProps) {
  const title = (
    <Text as="span" fontWeight="semibold" fontSize="lg" lineHeight="short" overflowWrap="anywhere">
      {name}
    </Text>
  )
  return (
    <Grid
      as="li"
      templateColumns={image ? { base: '5rem minmax(0, 1fr)', sm: '6rem minmax(0, 1fr)' } : 'minmax(0, 1fr)'}
      gap={{ base: '3', sm: '4' }}
    >
      {image && (
        <Box aspectRatio="garment" overflow="hidden" borderRadius="l2" bg="bg.subtle" alignSelf="start">
          <Picture image={{ ...image, alt: '' }} sizes="96px" fallbackWidth={160} height="full" />
        </Box>
      )}
      <Stack gap="1" minW="0">
        {path ? (
          <Link asChild color="fg" py="2.5" my="-2.5" alignSelf="flex-start">
            <RouterLink to={path}>{title}</RouterLink>
          </Link>
        ) : (
          title
        )}
        <Text fontSize="sm" color="fg.muted">
          {about}
        </Text>
        {pieces && <Pieces {...pieces} />}
        {children}
      </Stack>
    </Grid>
  )
}

function Pieces({ count, unitPrice, totalPrice }: NonNullable<OrderedGarmentProps['pieces']>) {
  if (unitPrice === undefined || totalPrice === undefined)
    return (
      <Text fontSize="sm" color="fg.muted">
        <Trans>Quantity: {count}</Trans>
      </Text>
    )
  return (
    <Flex justify="space-between" gap="4" wrap="wrap">
      <Text color="fg.muted">
        {count} × {formatExactRupees(unitPrice)}
      </Text>
      <Text fontWeight="semibold">{formatExactRupees(totalPrice)}</Text>
    </Flex>
  )
}

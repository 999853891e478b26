import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { DraftCard_DraftFragment } from '../../../__generated__/graphql.ts'
import { designName } from '../../../lib/localized-name.ts'
import { graphql } from '../../../__generated__/index.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { orderTypeNames } from '../../../lib/order-types.ts'
import { formatMoment } from '../placed/order-dates.ts'
import { garmentOfCustom } from '../wizard/garment-measures.ts'
import { garmentNames } from '../wizard/measurement-labels.ts'
import { draftPath } from '../wizard/draft-path.ts'
import { CardPicture, cardGrid } from './CardPicture.tsx'

export const DraftCard_draft = graphql(`
  fragment DraftCard_draft on OrderDraft {
    id
    orderType
    customCategory
    cartItems {
      product {
        id
        productName
        hindiName: productName(locale: HI, fallback: false)
        images {
          url
          alt
          width
          height
          thumbhash
        }
      }
      productType
    }
    totalToPay
    updatedAt
  }
`)

interface DraftCardProps {
  draft: DraftCard_DraftFragment
  discarding: boolean
  onDiscard: (draft: { id: string; name: string }) => void
}

/** An order draft, with buttons to continue or discard it. */
export function DraftCard({ draft, discarding, onDiscard }: DraftCardProps) {
  const { t, i18n } = useLingui()
  const { id, orderType, customCategory, cartItems, totalToPay } = draft
  const path = draftPath(draft)
  const first = cartItems.find(({ product }) => product)
  const custom = customCategory && i18n._(garmentNames[garmentOfCustom[customCategory]])
  const design = first?.product ? designName(i18n, first.product) : t`An order`
  const name = orderType === 'CUSTOM' ? (custom ?? t`Your own design`) : design
  const kind =
    orderType === 'CUSTOM' ? custom && t`Your own design` : first && i18n._(orderTypeNames[first.productType])
  const moment = formatMoment(draft.updatedAt, i18n)
  return (
    <Grid as="li" {...cardGrid}>
      <CardPicture image={first?.product?.images[0]} />
      <Stack gap="1.5" minW="0">
        <Text fontWeight="semibold" fontSize="lg" lineHeight="short" overflowWrap="anywhere">
          {name}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {[kind, totalToPay > 0 && formatExactRupees(totalToPay)].filter(Boolean).join(' · ')}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          <Trans>Last changed {moment}</Trans>
        </Text>
        {path === null && (
          <Text>
            <Trans>Its designs have left our catalogue.</Trans>
          </Text>
        )}
        <Flex gap="2" wrap="wrap" mt="1">
          {path !== null && (
            <Button asChild px="4">
              <RouterLink to={path}>
                <Trans>Go on</Trans>
                <Box as="span" srOnly>
                  : {name}
                </Box>
              </RouterLink>
            </Button>
          )}
          <Button variant="ghost" px="3" loading={discarding} onClick={() => onDiscard({ id, name })}>
            <Trash2 />
            <Trans>Discard</Trans>
            <Box as="span" srOnly>
              : {name}
            </Box>
          </Button>
        </Flex>
      </Stack>
    </Grid>
  )
}

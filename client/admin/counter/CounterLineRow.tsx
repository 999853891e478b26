import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ChevronDown, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { readAmount } from '../../../shared/grammars/amount.ts'
import type { PriceListQuery } from '../../__generated__/graphql.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { listedRupees } from '../../lib/money.ts'
import { formatNearDay, isDay, noonOf } from '../../lib/shop-days.ts'
import { type CounterLine, garmentsOfLine, isOfOwnCloth, lineName } from './counter-order.ts'
import { useLineStyle } from './use-line-style.ts'

interface CounterLineRowProps {
  line: CounterLine
  addOns: PriceListQuery['priceList']['addOns']
  /** The day on which the order is needed, if it is known. */
  neededBy: string
  open: boolean
  onToggle: () => void
  onRemove: () => void
  /** The details, while it is open. */
  children: ReactNode
}

/** One garment on one line: kind, style, whether it is measured, due day and price. It opens for its details. */
export function CounterLineRow({ line, addOns, neededBy, open, children, ...on }: CounterLineRowProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { quantity, size, addOnIds, note } = line
  const name = lineName(i18n, line)
  const chosen = addOns.filter((addOn) => addOnIds.includes(addOn.id))
  const style = useLineStyle(line)
  const details = [
    size,
    ...chosen.map((addOn) => localizedName(i18n, addOn)),
    ...style.names,
    isOfOwnCloth(line) && t`own cloth`,
    note,
  ].filter(Boolean)
  const isMeasured = Object.values(line.measurements).some((text) => text.trim() !== '')
  const price = readAmount(line.price)
  // The price of a line that is ordered already includes its style.
  const added = line.position === undefined ? style.price : 0
  const total =
    price.kind === 'amount' &&
    chosen.reduce((sum, addOn) => sum + addOn.price, price.paise + (added ?? 0)) * quantity
  return (
    <Box as="section" aria-label={name} borderWidth="1px" borderRadius="l2" minW="0">
      <Flex align="center" gap="1">
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          display="flex"
          flex="1"
          minW="0"
          minH="12"
          px="3"
          gap="3"
          alignItems="center"
          textAlign="start"
          cursor="pointer"
          onClick={on.onToggle}
        >
          <Text as="span" fontWeight="semibold" minW="0" truncate>
            {quantity > 1 ? `${name} × ${quantity}` : name}
          </Text>
          <Text as="span" flex="1" minW="0" truncate color="fg.muted">
            {details.join(' · ')}
          </Text>
          {garmentsOfLine(line).length > 0 && (
            <Text
              as="span"
              display="inline-flex"
              alignItems="center"
              gap="1"
              flexShrink="0"
              color={isMeasured ? 'fg.success' : 'fg.muted'}
            >
              {isMeasured ? (
                <>
                  <Check aria-hidden size={16} /> <Trans>measured</Trans>
                </>
              ) : (
                <Trans>not measured</Trans>
              )}
            </Text>
          )}
          {isDay(neededBy) && (
            <Text
              as="span"
              flexShrink="0"
              display={{ base: 'none', md: 'inline', xl: 'none', '2xl': 'inline' }}
            >
              {formatNearDay(noonOf(neededBy), i18n)}
            </Text>
          )}
          <Text
            as="span"
            flexShrink="0"
            fontWeight="semibold"
            color={total === false ? 'fg.error' : undefined}
            fontVariantNumeric="tabular-nums"
          >
            {added === null ? '…' : total === false ? line.price || '–' : listedRupees(total)}
          </Text>
          <Box
            asChild
            flexShrink="0"
            transform={open ? 'rotate(180deg)' : undefined}
            transition="transform 120ms"
            _motionReduce={{ transition: 'none' }}
          >
            <ChevronDown aria-hidden size={18} />
          </Box>
        </chakra.button>
        <IconButton
          variant="ghost"
          minW="12"
          minH="12"
          aria-label={t`Remove ${{ name }}`}
          onClick={on.onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </Flex>
      <div id={id}>{open && children}</div>
    </Box>
  )
}

import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Shirt } from 'lucide-react'
import { useState } from 'react'
import { amountText, readAmount } from '../../../shared/grammars/amount.ts'
import { hasStyle } from '../../lib/has-style.ts'
import { lengthsInCm } from '../../lib/lengths-in-cm.ts'
import { listedRupees } from '../../lib/money.ts'
import { formatNearDay, noonOf } from '../../lib/shop-days.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { type CounterLine, isOfOwnCloth, lengthsOf, USUAL_UNIT } from './counter-order.ts'
import { useLineStyle } from './use-line-style.ts'

const loadChoices = async () => (await import('../../shop/orders/style/StyleChoices.tsx')).StyleChoices

interface LineStyleProps {
  line: CounterLine
  isCustom?: boolean
  /** Paise for one piece without its style; null while it can't be read. */
  basePrice?: number | null
  /** The address of a picture of the customer's own cloth. */
  cloth: string | null
  /** The day that the workshop can keep, with the style; null while it isn't known. */
  proposedDate: string | null
  onChange: (changes: Partial<CounterLine>) => void
}

/** How a garment is sewn, chosen from drawings within the line: every choice is one tap. */
export function LineStyle({
  line,
  isCustom = false,
  basePrice = null,
  cloth,
  proposedDate,
  onChange,
}: LineStyleProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const { ids, names, price, priceOf } = useLineStyle(line, open)
  const { Component: StyleChoices, warmUp, want } = useLazyComponent(loadChoices)
  if (!hasStyle(line.category)) return null
  const choose = (style: string[]) => {
    const [before, after] = [price, priceOf(style)]
    const typed = readAmount(line.price)
    const isPriced =
      line.position !== undefined && typed.kind === 'amount' && before !== null && after !== null
    onChange({
      style,
      // The price of a line that is ordered already includes its style.
      ...(isPriced && { price: amountText(Math.max(0, typed.paise + after - before)) }),
    })
  }
  return (
    <Box>
      <Flex gap="3" align="center" wrap="wrap">
        <Button
          variant="outline"
          minH="12"
          aria-expanded={open}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => void want().then((isLoaded) => setOpen(isLoaded && !open))}
        >
          <Shirt aria-hidden />
          {open ? t`Close the style` : t`Style`}
        </Button>
        <Box role="status" flex="1 1 12rem" minW="0">
          <Text>{names.join(', ')}</Text>
          {open && (
            <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {[
                basePrice !== null &&
                  price !== null &&
                  t`One piece ${{ price: listedRupees(basePrice + price) }}`,
                proposedDate && t`possible by ${{ day: formatNearDay(noonOf(proposedDate), i18n) }}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          )}
        </Box>
        {ids.length > 0 && (
          <Button variant="ghost" minH="12" onClick={() => choose([])}>
            <Trans>No style</Trans>
          </Button>
        )}
      </Flex>
      {open && StyleChoices && (
        <Box mt="3">
          <StyleChoices
            productId={line.productId || null}
            category={line.category}
            isCustom={isCustom}
            chosen={ids}
            onChange={choose}
            cloth={isOfOwnCloth(line) ? cloth : null}
            measures={lengthsInCm(lengthsOf(line), USUAL_UNIT)}
            inPage
          />
        </Box>
      )}
    </Box>
  )
}

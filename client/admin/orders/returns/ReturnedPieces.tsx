import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { designName } from '../../../lib/localized-name.ts'
import { toNumber } from '../../../lib/to-number.ts'
import { listedRupees } from '../../../lib/money.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Choice } from '../../forms/Choice.tsx'
import type { OrderToReturn } from './counter-return-documents.ts'
import { type CounterReturn, otherSizes } from './counter-return.ts'

interface ReturnedPiecesProps {
  order: OrderToReturn
  chosen: CounterReturn
  change: (changes: Partial<CounterReturn>) => void
  /** Another size is taken instead of a line's pieces. */
  onExchange: (item: number, size: string) => void
}

/** The lines of which pieces come back, and whether the customer gets the money or other sizes. */
export function ReturnedPieces({ order, chosen, change, onExchange }: ReturnedPiecesProps) {
  const { t, i18n } = useLingui()
  const { quantities, wish, sizes } = chosen
  const setQuantity = (item: number, quantity: number) =>
    change({ quantities: { ...quantities, [item]: quantity } })
  const canExchange = order.returnableAtCounter.some(({ item }) => otherSizes(order, item).length > 0)
  return (
    <Stack gap="4" minW="0">
      <Stack as="ul" gap="3" listStyleType="none">
        {order.returnableAtCounter.map(({ item, quantity: most }) => {
          const line = order.items[item]!
          const { size, totalPrice, quantity: ordered } = line
          const productName = designName(i18n, line)
          const quantity = quantities[item] ?? 0
          const name = size ? t`${productName}, size ${{ label: size.label }}` : productName
          const instead = otherSizes(order, item)
          return (
            <Box as="li" key={item}>
              <Flex gap="3" align="end" wrap="wrap">
                <Choice pressed={quantity > 0} onClick={() => setQuantity(item, quantity > 0 ? 0 : 1)}>
                  {name}
                </Choice>
                <Text color="fg.muted" alignSelf="center">
                  {listedRupees(totalPrice)}
                  {ordered > 1 && ` · ${t`${ordered} pieces`}`}
                </Text>
                {quantity > 0 && most > 1 && (
                  <SelectField
                    label={t`Pieces of ${{ name: productName }}`}
                    minH="12"
                    value={String(quantity)}
                    onChange={({ currentTarget }) => setQuantity(item, toNumber(currentTarget.value))}
                  >
                    {Array.from({ length: most }, (_, index) => (
                      <option key={index}>{index + 1}</option>
                    ))}
                  </SelectField>
                )}
              </Flex>
              {quantity > 0 && instead.length > 0 && (
                <Flex mt="2" gap="2" wrap="wrap" role="group" aria-label={t`Instead of ${name}`}>
                  {instead.map(({ label }) => (
                    <Choice
                      key={label}
                      pressed={wish === 'EXCHANGE' && sizes[item] === label}
                      onClick={() => onExchange(item, label)}
                    >
                      {t`Size ${label}`}
                    </Choice>
                  ))}
                </Flex>
              )}
              {wish === 'EXCHANGE' && quantity > 0 && instead.length === 0 && (
                <Text color="fg.warning">
                  <Trans>No other size is in stock.</Trans>
                </Text>
              )}
            </Box>
          )
        })}
      </Stack>
      <Flex gap="2" wrap="wrap" align="center" role="group" aria-label={t`The customer gets`}>
        <Choice pressed={wish === 'REFUND'} onClick={() => change({ wish: 'REFUND' })}>
          <Trans>The money</Trans>
        </Choice>
        {canExchange && (
          <Text color="fg.muted">
            <Trans>or one of the other sizes above</Trans>
          </Text>
        )}
      </Flex>
    </Stack>
  )
}

import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PriceListQuery } from '../../__generated__/graphql.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { formatRupees } from '../../lib/money.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { parseQuantity } from '../../../shared/grammars/length.ts'
import { readAmount } from '../../../shared/grammars/amount.ts'
import { AmountField } from '../forms/AmountField.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import type { FormErrors } from '../forms/read-form.ts'
import { CounterMeasurements } from './CounterMeasurements.tsx'
import { type CounterCustomer, type CounterLine, isOfOwnCloth, lineName } from './counter-order.ts'
import { LineStyle } from './LineStyle.tsx'
import { toNumber } from '../../lib/to-number.ts'

interface CounterLineDetailsProps {
  line: CounterLine
  customer: CounterCustomer | null
  addOns: PriceListQuery['priceList']['addOns']
  /** The address of a picture of the customer's own cloth. */
  cloth: string | null
  /** The day that the workshop can keep; null while it isn't known. */
  proposedDate: string | null
  /** By the line's fields. */
  errors: FormErrors
  onChange: (changes: Partial<CounterLine>) => void
}

/** The details of one garment: pieces, and its size or price, add-ons, cloth, measurements and note. */
export function CounterLineDetails({
  line,
  customer,
  addOns,
  cloth,
  proposedDate,
  errors,
  onChange,
}: CounterLineDetailsProps) {
  const { t, i18n } = useLingui()
  const isOrdered = line.position !== undefined
  const isSewn = line.productId === null || line.isTailored === true
  const toggle = (id: string) =>
    onChange({
      addOnIds: line.addOnIds.includes(id)
        ? line.addOnIds.filter((each) => each !== id)
        : [...line.addOnIds, id],
    })
  const price = readAmount(line.price)
  const isUnreadable = price.kind === 'unreadable'
  const isClothUnreadable = parseQuantity(line.cloth).kind === 'unreadable'
  return (
    <Stack gap="3" p="3" pt="0">
      <SimpleGrid columns={2} gap="3">
        {(line.productId === null || isOrdered) && (
          <AmountField
            label={isOrdered ? t`Price of one, ₹` : t`Price, ₹`}
            value={line.price}
            error={
              isUnreadable ? t`Write the price in rupees, such as 900; 0 if it is free.` : errors['price']
            }
            onChange={(price) => onChange({ price })}
          />
        )}
        {line.sizes.length > 0 && (
          <SelectField
            label={t`Size`}
            value={line.size}
            onChange={({ currentTarget }) => onChange({ size: currentTarget.value })}
          >
            <option value="">
              <Trans>Choose</Trans>
            </option>
            {line.sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t`Pieces`}
          value={String(line.quantity)}
          onChange={({ currentTarget }) => onChange({ quantity: toNumber(currentTarget.value) })}
        >
          {Array.from({ length: Math.max(20, line.quantity) }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </SelectField>
      </SimpleGrid>
      {isSewn && (
        <>
          <Flex
            display={isOrdered ? 'none' : undefined}
            gap="2"
            wrap="wrap"
            role="group"
            aria-label={t`Add-ons of ${{ name: lineName(i18n, line) }}`}
          >
            {addOns.map(({ id, price, days, ...addOn }) => (
              <Button
                key={id}
                minH="12"
                variant={line.addOnIds.includes(id) ? 'solid' : 'outline'}
                aria-pressed={line.addOnIds.includes(id)}
                onClick={() => toggle(id)}
              >
                {localizedName(i18n, addOn)} {formatRupees(price)}
                {days != null && <Trans>, {days} days</Trans>}
              </Button>
            ))}
          </Flex>
          <LineStyle
            line={line}
            basePrice={
              price.kind === 'amount' && !isOrdered
                ? addOns.reduce(
                    (sum, addOn) => sum + (line.addOnIds.includes(addOn.id) ? addOn.price : 0),
                    price.paise,
                  )
                : null
            }
            cloth={cloth}
            proposedDate={proposedDate}
            onChange={onChange}
          />
          <CounterMeasurements line={line} customer={customer} errors={errors} onChange={onChange} />
          <CheckField
            label={t`The customer’s own cloth`}
            checked={isOfOwnCloth(line)}
            onChange={({ target }) => onChange({ isOwnCloth: target.checked })}
          />
          <SimpleGrid columns={2} gap="3">
            {isOfOwnCloth(line) && (
              <TextField
                label={t`Own cloth, metres`}
                inputMode="decimal"
                autoComplete="off"
                minH="12"
                maxLength={12}
                value={line.cloth}
                error={
                  isClothUnreadable
                    ? t`Write metres as a number, such as 2.5 or 2 1/2.`
                    : errors['clothMetres']
                }
                onChange={({ currentTarget }) => onChange({ isOwnCloth: true, cloth: currentTarget.value })}
              />
            )}
            <TextField
              label={t`Note for the tailor`}
              autoComplete="off"
              minH="12"
              maxLength={1000}
              value={line.note}
              onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
            />
          </SimpleGrid>
        </>
      )}
      {Object.entries(errors).map(
        ([field, error]) =>
          !hasField(field) && (
            <Text key={field} color="fg.error" role="alert">
              {error}
            </Text>
          ),
      )}
    </Stack>
  )
}

/** Whether the error is shown at a field of its own. */
const hasField = (name: string) =>
  name === 'price' || name === 'clothMetres' || name.startsWith('measurements.')

import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { currentDay } from '../../lib/shop-days.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { Errors, TaxValues } from './tax-values.ts'

type Rate = TaxValues['rates'][number]

interface TaxRatesProps {
  rates: Rate[]
  errors: Errors
  change: (rates: Rate[]) => void
}

const fields = [
  { name: 'from', label: msg`From`, type: 'date', width: '44' },
  { name: 'upTo', label: msg`Up to, ₹ without tax`, type: 'text', width: '44' },
  { name: 'lowerPercent', label: msg`Up to it, %`, type: 'text', width: '28' },
  { name: 'higherPercent', label: msg`Above it, %`, type: 'text', width: '28' },
] as const

/** The rates of garments by the price of a piece, each from its day on. */
export function TaxRates({ rates, errors, change }: TaxRatesProps) {
  const { t, i18n } = useLingui()
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        <Trans>
          The price of one piece after its discounts, without tax, decides. A new rate applies to invoices
          from its day on.
        </Trans>
      </Text>
      {rates.map((rate, index) => (
        <Flex
          key={index}
          gap="3"
          align="start"
          wrap="wrap"
          role="group"
          aria-label={t`Rate ${{ number: index + 1 }}`}
        >
          {fields.map(({ name, label, type, width }) => (
            <Box key={name} width={width}>
              <TextField
                label={i18n._(label)}
                type={type}
                {...(type === 'text' && { inputMode: 'decimal', autoComplete: 'off' })}
                required
                value={rate[name]}
                error={errors[`rates.${index}.${name}`]}
                onChange={({ target }) =>
                  change(rates.map((each, at) => (at === index ? { ...each, [name]: target.value } : each)))
                }
              />
            </Box>
          ))}
          {rates.length > 1 && (
            <Button
              variant="ghost"
              mt="6"
              aria-label={t`Remove rate ${{ number: index + 1 }}`}
              onClick={() => change(rates.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </Flex>
      ))}
      {errors['rates'] && <Text color="fg.error">{errors['rates']}</Text>}
      {rates.length < 20 && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          onClick={() => change([...rates, { ...rates.at(-1)!, from: currentDay() }])}
        >
          <Plus aria-hidden />
          <Trans>Add a rate</Trans>
        </Button>
      )}
    </Stack>
  )
}

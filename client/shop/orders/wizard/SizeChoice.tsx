import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { sizeLabel } from '../../../lib/order-options.ts'
import type { OrderValues } from './order-form.ts'
import { fieldId } from './order-steps.ts'
import type { LineDesign } from './use-line-designs.ts'
import { errorAt } from './use-order-form.ts'

interface SizeChoiceProps {
  /** The index of the line. */
  index: number
  design: LineDesign
}

export function SizeChoice({ index, design }: SizeChoiceProps) {
  const { t, i18n } = useLingui()
  const { register, formState, control } = useFormContext<OrderValues>()
  const field = `lines.${index}.size` as const
  const chosen = useWatch({ control, name: field })
  const error = errorAt(formState.errors, field)
  const { sizes } = design
  if (sizes.length === 0)
    return (
      <Text>
        <Trans>Free size: it fits everybody.</Trans>
      </Text>
    )
  return (
    <Box as="fieldset" id={fieldId(field)} tabIndex={-1} aria-describedby={error && `${fieldId(field)}-note`}>
      <chakra.legend textStyle="label" mb="2">
        {t`Size`}
      </chakra.legend>
      <Flex gap="3" wrap="wrap">
        {sizes.map(({ label, chest, waist, hip, quantityInStock }) => {
          const soldOut = quantityInStock === 0
          const measurements = [
            chest && t`Chest ${chest} cm`,
            waist && t`Waist ${waist} cm`,
            hip && t`Hip ${hip} cm`,
            soldOut && t`Sold out`,
          ].filter(Boolean)
          return (
            <chakra.label
              key={label}
              display="flex"
              alignItems="center"
              gap="3"
              minH="11"
              px="4"
              py="2"
              bg="bg.panel"
              borderWidth="1px"
              borderColor="border.input"
              borderRadius="l2"
              cursor="pointer"
              css={{
                '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
                '&:has(:disabled)': { cursor: 'not-allowed', bg: 'bg.subtle', color: 'fg.muted' },
              }}
            >
              <chakra.input
                type="radio"
                value={label}
                accentColor="brand.solid"
                {...register(field)}
                // One that was chosen before it was sold out stays, to be seen; others can't be chosen.
                disabled={soldOut && label !== chosen}
              />
              <span>
                <Text as="span" fontWeight="semibold">
                  {sizeLabel(label, i18n)}
                </Text>
                {measurements.length > 0 && (
                  <Text as="span" display="block" fontSize="sm" color="fg.muted">
                    {measurements.join(' · ')}
                  </Text>
                )}
              </span>
            </chakra.label>
          )
        })}
      </Flex>
      {error && (
        <Text id={`${fieldId(field)}-note`} mt="2" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Box>
  )
}

import { Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '../../../ui/CheckField.tsx'
import type { OrderValues } from './order-form.ts'
import { useWizard } from './wizard-context.ts'

/** Which of the garments that are stitched are made of the shopper's own cloth; until it is said, those of an order with pictures of it. */
export function OwnCloth() {
  const { designs } = useWizard()
  const { t } = useLingui()
  const { control } = useFormContext<OrderValues>()
  const [lines, clothPics] = useWatch({ control, name: ['lines', 'clothPics'] })
  const isStitched = lines.some(({ productType }) => productType === 'TAILOR')
  if (!isStitched) return null
  return (
    <Stack gap="1" role="group" aria-label={t`Your own cloth`}>
      <Text fontWeight="semibold">
        <Trans>Made of your own cloth</Trans>
      </Text>
      {lines.map(({ productId, productType }, index) => {
        const name = designs.get(productId)?.productName
        if (productType !== 'TAILOR' || name === undefined) return null
        return (
          <Controller
            key={index}
            control={control}
            name={`lines.${index}.isOwnCloth`}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <CheckField
                label={name}
                ref={ref}
                checked={value ?? clothPics.length > 0}
                onBlur={onBlur}
                onChange={({ target }) => onChange(target.checked)}
              />
            )}
          />
        )
      })}
    </Stack>
  )
}

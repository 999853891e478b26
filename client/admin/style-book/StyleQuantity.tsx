import { Box, Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MaterialUnit } from '../../__generated__/graphql.ts'
import { materialName } from '../../lib/materials.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { FormErrors } from '../forms/read-form.ts'
import { ChooseMaterial } from '../materials/ChooseMaterial.tsx'
import { unitNames } from '../materials/material-labels.ts'
import { QuantityField } from '../materials/QuantityField.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import type { StyleOptionValues } from './style-option-form.ts'

interface StyleQuantityProps {
  values: StyleOptionValues
  errors: FormErrors
  change: (some: Partial<StyleOptionValues>) => void
}

/** How much a garment takes of what is sewn on, such as lace; what a metre or piece costs, and which material it is. */
export function StyleQuantity({ values, errors, change }: StyleQuantityProps) {
  const { t, i18n } = useLingui()
  const { unit, material } = values
  const seesMaterials = useIsAllowed('MANAGE_ORDERS')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <SelectField
          label={t`Takes of a material`}
          value={unit}
          error={errors.unit}
          onChange={({ target }) =>
            // Another unit is of another material.
            change({ unit: target.value as MaterialUnit | '', material: null })
          }
        >
          <option value="">{t`Nothing is said`}</option>
          {Object.entries(unitNames).map(([each, name]) => (
            <option key={each} value={each}>
              {i18n._(name)}
            </option>
          ))}
        </SelectField>
        {unit !== '' && (
          <>
            <QuantityField
              label={t`For one garment`}
              unit={unit}
              value={values.quantity}
              error={errors.quantity}
              onChange={(quantity) => change({ quantity })}
            />
            <TextField
              label={unit === 'METRE' ? t`Price of a metre in ₹` : t`Price of a piece in ₹`}
              inputMode="decimal"
              autoComplete="off"
              value={values.unitPrice}
              error={errors.unitPrice}
              helper={t`Empty: the price of one holds`}
              onChange={({ target }) => change({ unitPrice: target.value })}
            />
          </>
        )}
      </SimpleGrid>
      {unit !== '' && seesMaterials && (
        <Box>
          {isChoosing ? (
            <Stack gap="3" maxW="md">
              <ChooseMaterial
                unit={unit}
                onChoose={({ id, name, color }) => {
                  change({ material: { __typename: 'Material', id, name, color } })
                  setChoosing(false)
                }}
              />
              <Button variant="ghost" alignSelf="start" minH="11" onClick={() => setChoosing(false)}>
                <Trans>Cancel</Trans>
              </Button>
            </Stack>
          ) : (
            <HStack gap="3" wrap="wrap">
              <Text>
                {material ? (
                  <Trans>From the stock: {{ name: materialName(material) }}</Trans>
                ) : (
                  <Trans>No material of the stock is named.</Trans>
                )}
              </Text>
              <Button variant="outline" minH="11" onClick={() => setChoosing(true)}>
                <Trans>Choose a material</Trans>
              </Button>
              {material && (
                <Button variant="ghost" minH="11" onClick={() => change({ material: null })}>
                  <Trans>None</Trans>
                </Button>
              )}
            </HStack>
          )}
          {errors.materialId && (
            <Text role="alert" color="fg.error">
              {errors.materialId}
            </Text>
          )}
        </Box>
      )}
    </Stack>
  )
}

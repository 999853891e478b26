import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MaterialUnit, TailorGarmentQuery } from '../__generated__/graphql.ts'
import { materialName, namedToTake, quantityText } from '../lib/materials.ts'

type Garment = NonNullable<TailorGarmentQuery['tailorGarment']>

/** What the shop took out of its stock for the garment, and what its style takes besides; nothing where there is neither. */
export function Materials({ materials, toTake }: Pick<Garment, 'materials' | 'toTake'>) {
  const { i18n } = useLingui()
  if (materials.length + toTake.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="materials" gap="2">
      <Heading as="h2" id="materials" size="xl">
        <Trans>Cloth and materials</Trans>
      </Heading>
      <Listed
        label={<Trans>To take:</Trans>}
        rows={toTake.map((each) => ({ ...each, name: namedToTake(each, i18n) }))}
      />
      <Listed
        label={toTake.length > 0 && <Trans>Taken:</Trans>}
        rows={materials.map((material) => ({ ...material, name: materialName(material) }))}
      />
    </Stack>
  )
}

interface ListedProps {
  label: ReactNode
  rows: readonly { name: string; unit: MaterialUnit; quantity: number }[]
}

function Listed({ label, rows }: ListedProps) {
  const { i18n } = useLingui()
  if (rows.length === 0) return null
  return (
    <Box>
      {label && <Text fontWeight="semibold">{label}</Text>}
      <Stack as="ul" gap="0" listStyleType="none" fontSize="lg">
        {rows.map(({ name, quantity, unit }, index) => (
          <Flex as="li" key={index} justify="space-between" gap="4" py="1" borderTopWidth="1px">
            <Text minW="0" overflowWrap="anywhere">
              {name}
            </Text>
            <Text fontWeight="bold" whiteSpace="nowrap">
              {quantityText(quantity, unit, i18n)}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  )
}

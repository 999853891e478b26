import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TailorGarmentQuery } from '../__generated__/graphql.ts'
import { materialName, quantityText } from '../lib/materials.ts'

type Material = NonNullable<TailorGarmentQuery['tailorGarment']>['materials'][number]

/** What the shop took out of its stock for the garment; nothing where it took nothing. */
export function Materials({ materials }: { materials: readonly Material[] }) {
  const { i18n } = useLingui()
  if (materials.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="materials" gap="2">
      <Heading as="h2" id="materials" size="xl">
        <Trans>Cloth and materials</Trans>
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none" fontSize="lg">
        {materials.map((material) => (
          <Flex
            as="li"
            key={materialName(material)}
            justify="space-between"
            gap="4"
            py="1"
            borderTopWidth="1px"
          >
            <Text minW="0" overflowWrap="anywhere">
              {materialName(material)}
            </Text>
            <Text fontWeight="bold" whiteSpace="nowrap">
              {quantityText(material.quantity, material.unit, i18n)}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Stack>
  )
}

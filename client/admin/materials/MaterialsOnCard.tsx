import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MaterialUnit } from '../../__generated__/graphql.ts'
import { materialName, quantityText } from '../../lib/materials.ts'

export interface MaterialOnCard {
  material: { id: string; name: string; color?: string | null | undefined; unit: MaterialUnit }
  quantity: number
}

interface MaterialsOnCardProps {
  /** The sheet's garments. */
  garments: readonly { code: string; materials: readonly MaterialOnCard[] }[]
}

/** What was taken out of the stock for the garments of a job card; on a card of several, with their codes. */
export function MaterialsOnCard({ garments }: MaterialsOnCardProps) {
  const { i18n } = useLingui()
  const supplied = garments.filter(({ materials }) => materials.length > 0)
  if (supplied.length === 0) return null
  const listed = supplied
    .map(({ code, materials }) => {
      const list = materials
        .map(
          ({ material, quantity }) =>
            `${materialName(material)} ${quantityText(quantity, material.unit, i18n)}`,
        )
        .join(', ')
      return garments.length > 1 ? `${code}: ${list}` : list
    })
    .join(' · ')
  return (
    <Text lineClamp={3}>
      <b>
        <Trans>Materials:</Trans>
      </b>{' '}
      {listed}
    </Text>
  )
}

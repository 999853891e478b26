import { Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MaterialUnit } from '../../../__generated__/graphql.ts'
import { materialName } from './material-labels.ts'

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
        .map(({ material, quantity }) => `${materialName(material)} ${amount(i18n, quantity, material.unit)}`)
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

function amount(i18n: I18n, quantity: number, unit: MaterialUnit): string {
  const metres = quantity / 100
  return unit === 'METRE'
    ? i18n._(msg`${metres} m`)
    : i18n._(msg`${plural(quantity, { one: '# piece', other: '# pieces' })}`)
}

import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobCardQuery } from '../../__generated__/graphql.ts'
import { materialName, namedToTake, quantityText } from '../../lib/materials.ts'

type Garment = NonNullable<JobCardQuery['order']>['garments'][number]
export type GarmentOnCard = Pick<Garment, 'code' | 'materials' | 'toTake'>

interface MaterialsOnCardProps {
  /** The sheet's garments. */
  garments: readonly GarmentOnCard[]
}

/**
 * What was taken out of the stock for the garments of a job card, and what is still to be taken for their style; on a card of
 * several, with their codes.
 */
export function MaterialsOnCard({ garments }: MaterialsOnCardProps) {
  const { i18n } = useLingui()
  const listed = (textsOf: (garment: GarmentOnCard) => string[]) =>
    garments
      .map((garment) => ({ code: garment.code, list: textsOf(garment).join(', ') }))
      .filter(({ list }) => list !== '')
      .map(({ code, list }) => (garments.length > 1 ? `${code}: ${list}` : list))
      .join(' · ')
  return (
    <>
      <Listed
        label={<Trans>To take:</Trans>}
        list={listed(({ toTake }) =>
          toTake.map((each) => `${namedToTake(each, i18n)} ${quantityText(each.quantity, each.unit, i18n)}`),
        )}
      />
      <Listed
        label={<Trans>Materials:</Trans>}
        list={listed(({ materials }) =>
          materials.map(
            ({ material, quantity }) =>
              `${materialName(material)} ${quantityText(quantity, material.unit, i18n)}`,
          ),
        )}
      />
    </>
  )
}

const Listed = ({ label, list }: { label: ReactNode; list: string }) =>
  list !== '' && (
    <Text lineClamp={3}>
      <b>{label}</b> {list}
    </Text>
  )

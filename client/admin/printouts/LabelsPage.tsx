import { useQuery } from '@apollo/client/react'
import { Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { paths } from '../../../shared/paths.ts'
import { PageContext } from '../../app/shell/page-context.ts'
import { GarmentLabel, labelSize } from './GarmentLabel.tsx'
import { PrintoutFrame } from './PrintoutFrame.tsx'
import { Labels_query } from './printout-documents.ts'
import { PrintoutState } from './PrintoutState.tsx'
import { usePrintout } from './use-printout.ts'

const { width, height } = labelSize

/** One label on each page. */
const page = {
  '@page': { size: `${width}mm ${height}mm`, margin: '0' },
  '@media print': { '[data-label] + [data-label]': { breakBefore: 'page' } },
} as const

/** The labels of an order's garments, for a label printer. */
export function LabelsPage() {
  const { t } = useLingui()
  const { orderId, language, onLanguage } = usePrintout()
  const { publicUrl } = use(PageContext)
  const { data, error, refetch } = useQuery(Labels_query, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (!data?.order) return <PrintoutState error={error} isMissing={data?.order === null} retry={refetch} />
  const { orderNumber, customer, garments } = data.order
  const [firstName] = (customer.name ?? '').trim().split(/\s+/)
  return (
    <PrintoutFrame {...{ orderId, language, onLanguage, page }} title={t`Labels ${orderNumber}`}>
      {garments.length === 0 && (
        <Text data-screen="">
          <Trans>Nothing of this order is sewn: it needs no label.</Trans>
        </Text>
      )}
      <Stack gap="4" width="fit-content" _print={{ gap: '0' }}>
        {garments.map((garment) => (
          <GarmentLabel
            key={garment.id}
            garment={garment}
            owner={firstName || orderNumber}
            link={new URL(paths.workshop(garment.code), publicUrl ?? location.origin).href}
          />
        ))}
      </Stack>
    </PrintoutFrame>
  )
}

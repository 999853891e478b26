import { useQuery } from '@apollo/client/react'
import { Box, Skeleton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { Measured } from '../orders/CustomersProfiles.tsx'

const LastMeasurements_query = graphql(`
  query LastMeasurements($id: ID!) {
    customer(id: $id) {
      id
      lastMeasurements {
        ...TailorMeasurements_measurements
      }
      measurementProfiles {
        id
        person
        updatedAt
        measurements {
          ...TailorMeasurements_measurements
        }
      }
    }
  }
`)

/** What was measured for a customer: for the last orders, and in the profiles of the customer and the family. */
export function LastMeasurements({ customerId }: { customerId: string }) {
  const { t, i18n } = useLingui()
  const { data, error } = useQuery(LastMeasurements_query, {
    variables: { id: customerId },
    fetchPolicy: 'cache-and-network',
  })
  if (!data)
    return error ? (
      <Text role="alert" color="fg.error">
        <Trans>The measurements could not be read. Open the customer to try again.</Trans>
      </Text>
    ) : (
      <Skeleton role="status" aria-label={t`Loading the measurements`} height="24" />
    )
  if (!data.customer) return null
  const { lastMeasurements, measurementProfiles } = data.customer
  return (
    <Box>
      <Measured measurements={lastMeasurements} />
      {measurementProfiles.map(({ id, person, updatedAt, measurements }) => (
        <Box key={id} mt="2">
          <Text fontWeight="semibold">
            {person}, {formatDay(updatedAt, i18n)}
          </Text>
          <Measured measurements={measurements} />
        </Box>
      ))}
    </Box>
  )
}

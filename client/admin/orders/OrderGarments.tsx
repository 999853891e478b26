import { useQuery } from '@apollo/client/react'
import { Box, Flex, Grid, Link, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { OrderGarmentsQuery } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { formatNearDay, noonOf } from '../../lib/shop-days.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import { garmentName } from '../workshop/garment-name.ts'
import { MeasureButton } from '../workshop/MeasureButton.tsx'
import { PhotographButton } from '../workshop/PhotographButton.tsx'
import { TailorAndStage } from '../workshop/TailorAndStage.tsx'
import { useGarmentChanges } from '../workshop/use-garment-changes.ts'
import type { AdminOrder } from './order-documents.ts'

const OrderGarments_query = graphql(`
  query OrderGarments($id: ID!) {
    workshopStages {
      ...WorkshopStages
    }
    tailors {
      ...TailorOfGarment
    }
    order(id: $id) {
      id
      garments {
        ...BoardGarment
      }
    }
  }
`)

interface OrderGarmentsProps {
  order: AdminOrder
  /** The order may have followed its garments. */
  onChanged: () => void
}

/** The pieces that are sewn, a line for each: its page, its day, its tailor and its stage. */
export function OrderGarments({ order, onChanged }: OrderGarmentsProps) {
  const { i18n } = useLingui()
  const mayChange = useIsAllowed('MANAGE_ORDERS')
  const { data } = useQuery(OrderGarments_query, {
    variables: { id: order.id },
    fetchPolicy: 'cache-and-network',
    skip: !mayChange,
  })
  const garments = data?.order?.garments ?? []
  return (
    <Box as="ul" listStyleType="none">
      {order.garments.map(({ id, code, stage }) => {
        const garment = garments.find((each) => each.id === id)
        return (
          <Grid
            as="li"
            key={id}
            py="1"
            columnGap="2"
            alignItems="center"
            templateColumns={{
              base: 'minmax(0, 1fr) minmax(0, 1fr)',
              md: 'minmax(0, 1fr) minmax(0, 8.5rem) minmax(0, 8rem)',
              lg: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
            }}
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Flex gridColumn={{ base: '1 / -1', md: 'auto' }} minW="0" align="center" gap="2">
              <Box flex="1" minW="0">
                <Flex gap="2" minW="0">
                  <Link asChild minH="6" color="brand.fg" fontWeight="semibold" whiteSpace="nowrap">
                    <RouterLink to={adminPaths.garment(code)}>{code}</RouterLink>
                  </Link>
                  <Text truncate>{garment && garmentName(i18n, garment)}</Text>
                </Flex>
                {garment && <DueText garment={garment} />}
              </Box>
              {garment && <MeasureButton isListed garment={garment} onMeasured={onChanged} />}
              {garment && <PhotographButton isCompact garment={garment} />}
            </Flex>
            {garment && data ? (
              <Work garment={garment} data={data} onChanged={onChanged} />
            ) : (
              <Text minH="12" alignContent="center">
                {localizedName(i18n, stage)}
              </Text>
            )}
          </Grid>
        )
      })}
    </Box>
  )
}

type Garment = NonNullable<OrderGarmentsQuery['order']>['garments'][number]

function DueText({ garment: { dueDate, isOverdue } }: { garment: Garment }) {
  const { t, i18n } = useLingui()
  const day = dueDate ? formatNearDay(noonOf(dueDate), i18n) : null
  return (
    <Text
      textStyle="xs"
      truncate
      color={isOverdue ? 'fg.error' : 'fg.muted'}
      fontWeight={isOverdue ? 'semibold' : undefined}
    >
      {day === null ? t`No day` : isOverdue ? t`Late: due ${day}` : t`due ${day}`}
    </Text>
  )
}

interface WorkProps {
  garment: Garment
  data: OrderGarmentsQuery
  onChanged: () => void
}

function Work({ garment, data, onChanged }: WorkProps) {
  const changes = useGarmentChanges(data.workshopStages.stages)
  return (
    <TailorAndStage
      isListed
      {...{ garment, changes, onChanged }}
      stages={data.workshopStages.stages}
      tailors={data.tailors}
    />
  )
}

import { useQuery } from '@apollo/client/react'
import { SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { categories } from '../../../shared/catalogue/product-enums.ts'
import { graphql } from '../../__generated__/index.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AdminTable } from '../lists/AdminTable.tsx'
import { Trans, useLingui } from '@lingui/react/macro'

const Workloads_query = graphql(`
  query Workloads {
    workshop(weeks: 1) {
      weeklyCapacity
      workloads {
        category
        garments
        alterations
        late
        undated
      }
      tailorWorkloads {
        tailor {
          id
          name
        }
        garments
        alterations
        late
        undated
      }
    }
  }
`)

interface Work {
  name: string
  garments: number
  alterations: number
  late: number
  undated: number
}

/** The open work, also what is late or has no day: by kind of garment, and by tailor. */
export function Workloads() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(Workloads_query, { fetchPolicy: 'cache-and-network' })
  if (error && !data)
    return (
      <ErrorState
        title={t`The open work could not be read`}
        retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
      >
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
    )
  if (!data) return <Skeleton height="60" role="status" aria-label={t`Loading the open work`} />
  const { workloads, tailorWorkloads, weeklyCapacity } = data.workshop
  const all = workloads.reduce((sum, { garments, alterations }) => sum + garments + alterations, 0)
  const weeks = Math.ceil((10 * all) / weeklyCapacity) / 10
  return (
    <SimpleGrid columns={{ base: 1, '2xl': 2 }} gap="4">
      <Panel
        title={t`By kind of garment`}
        note={t`${all} pieces at ${weeklyCapacity} a week: ${weeks} weeks of work.`}
      >
        <WorkTable
          caption={t`Open work by kind of garment`}
          what={t`Garment`}
          rows={workloads.map(({ category, ...work }) => ({
            ...work,
            name: category ? i18n._(categories[category]) : t`Not named`,
          }))}
        />
      </Panel>
      <Panel title={t`By tailor`}>
        <WorkTable
          caption={t`Open work by tailor`}
          what={t`Tailor`}
          rows={tailorWorkloads.map(({ tailor, ...work }) => ({
            ...work,
            name: tailor?.name ?? t`Nobody yet`,
          }))}
        />
      </Panel>
    </SimpleGrid>
  )
}

function WorkTable({ caption, what, rows }: { caption: string; what: string; rows: Work[] }) {
  const { t } = useLingui()
  if (rows.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>Nothing is to be sewn or altered.</Trans>
      </Text>
    )
  return (
    <AdminTable
      caption={caption}
      rows={rows}
      columns={[
        { header: what, kind: 'name', cell: ({ name }) => name },
        { header: t`To sew`, cell: ({ garments }) => garments },
        { header: t`To alter`, cell: ({ alterations }) => alterations },
        { header: t`Late`, cell: ({ late }) => late },
        { header: t`No day`, cell: ({ undated }) => undated },
      ]}
    />
  )
}

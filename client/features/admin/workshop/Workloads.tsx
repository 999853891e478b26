import { useQuery } from '@apollo/client/react'
import { SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { categories } from '../../../../shared/catalogue/product-enums.ts'
import { graphql } from '../../../__generated__/index.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { AdminTable } from '../AdminTable.tsx'

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
  const { data, error, refetch } = useQuery(Workloads_query, { fetchPolicy: 'cache-and-network' })
  if (error && !data)
    return (
      <ErrorState
        title="The open work could not be read"
        retry={{ label: 'Try again', onClick: () => void refetch().catch(() => null) }}
      >
        Check your connection and try again.
      </ErrorState>
    )
  if (!data) return <Skeleton height="60" role="status" aria-label="Loading the open work" />
  const { workloads, tailorWorkloads, weeklyCapacity } = data.workshop
  const all = workloads.reduce((sum, { garments, alterations }) => sum + garments + alterations, 0)
  const weeks = Math.ceil((10 * all) / weeklyCapacity) / 10
  return (
    <SimpleGrid columns={{ base: 1, '2xl': 2 }} gap="4">
      <Panel
        title="By kind of garment"
        note={`${all} pieces at ${weeklyCapacity} a week: ${weeks} weeks of work.`}
      >
        <WorkTable
          caption="Open work by kind of garment"
          what="Garment"
          rows={workloads.map(({ category, ...work }) => ({
            ...work,
            name: category ? categories[category] : 'Not named',
          }))}
        />
      </Panel>
      <Panel title="By tailor">
        <WorkTable
          caption="Open work by tailor"
          what="Tailor"
          rows={tailorWorkloads.map(({ tailor, ...work }) => ({
            ...work,
            name: tailor?.name ?? 'Nobody yet',
          }))}
        />
      </Panel>
    </SimpleGrid>
  )
}

function WorkTable({ caption, what, rows }: { caption: string; what: string; rows: Work[] }) {
  if (rows.length === 0) return <Text color="fg.muted">Nothing is to be sewn or altered.</Text>
  return (
    <AdminTable caption={caption} columns={[what, 'To sew', 'To alter', 'Late', 'No day']}>
      {rows.map(({ name, garments, alterations, late, undated }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{garments}</td>
          <td>{alterations}</td>
          <td>{late}</td>
          <td>{undated}</td>
        </tr>
      ))}
    </AdminTable>
  )
}

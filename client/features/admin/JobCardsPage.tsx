import { useQuery } from '@apollo/client/react'
import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Printer } from 'lucide-react'
import { use } from 'react'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { printStyles } from '../../ui/print-styles.ts'
import { paths } from '../../../shared/paths.ts'
import { PageContext } from '../shell/page-context.ts'
import { AdminHeading } from './AdminHeading.tsx'
import { codesOf, jobCardSheets } from './job-card/job-card-sheets.ts'
import { JobCard } from './job-card/JobCard.tsx'

const JobCard_query = graphql(`
  query JobCard($id: ID!) {
    order(id: $id) {
      id
      ...TailoredOrder_order @unmask
      customer {
        street
        city
        state
        pincode
      }
      internalNotes {
        id
        text
      }
      garments {
        id
        code
      }
    }
    shop {
      name
    }
  }
`)

/** More cards would take the printer and the database too long. */
const maxOrders = 50

/** One card on each page. */
const cardStyles = {
  '@media print': {
    '[data-job-card]': { breakInside: 'avoid' },
    '[data-job-card] + [data-job-card]': { breakBefore: 'page' },
  },
} as const

/** The job cards of one order, or of those that the address names. */
export function JobCardsPage() {
  const { orderId } = useParams()
  const [parameters] = useSearchParams()
  const named = orderId === undefined ? (parameters.get('ids') ?? '').split(',') : [orderId]
  const ids = [...new Set(named.filter(Boolean))].slice(0, maxOrders)
  return (
    <>
      <Global styles={[printStyles, cardStyles]} />
      <Box data-screen="">
        <AdminHeading title={ids.length === 1 ? 'Job card' : 'Job cards'}>
          <Button size="sm" onClick={() => print()} disabled={ids.length === 0}>
            <Printer aria-hidden />
            Print
          </Button>
          <Button asChild size="sm" variant="ghost">
            <RouterLink to={orderId === undefined ? adminPaths.orders() : adminPaths.order(orderId)}>
              Back
            </RouterLink>
          </Button>
        </AdminHeading>
        {ids.length === 0 && <Text>Mark orders in the table first: their job cards come here.</Text>}
      </Box>
      <Stack gap="6" overflowX="auto" tabIndex={0} role="region" aria-label="Sheets" _print={{ gap: '0' }}>
        {ids.map((id) => (
          <JobCardsOf key={id} id={id} />
        ))}
      </Stack>
    </>
  )
}

function JobCardsOf({ id }: { id: string }) {
  const { publicUrl } = use(PageContext)
  const { data, error, refetch } = useQuery(JobCard_query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (error && !data)
    return (
      <Box data-screen="" role="alert">
        This order could not be read.{' '}
        <Button size="sm" variant="outline" onClick={() => void refetch().catch(() => null)}>
          Try again
        </Button>
      </Box>
    )
  if (!data) return <Skeleton height="96" role="status" aria-label="Loading the job card" data-screen="" />
  const { order, shop } = data
  if (!order) return <Text data-screen="">There is no such order.</Text>
  const cards = jobCardSheets(order)
  const codes = codesOf(cards, order.garments)
  const linkTo = (path: string) => new URL(path, publicUrl ?? location.origin).href
  return cards.map((card, index) => (
    <Box
      key={index}
      width="fit-content"
      p={{ base: '4', lg: '8' }}
      bg="white"
      borderWidth="1px"
      _print={{ p: '0', borderWidth: '0' }}
    >
      <JobCard
        order={order}
        content={card}
        sheet={[index + 1, cards.length]}
        shopName={shop.name}
        link={linkTo(adminPaths.order(id))}
        codes={(codes[index] ?? []).map((code) => ({ code, link: linkTo(paths.workshop(code)) }))}
      />
    </Box>
  ))
}

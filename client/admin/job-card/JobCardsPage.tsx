import { useQuery } from '@apollo/client/react'
import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, use } from 'react'
import type { JobCardQuery, TailorLanguage } from '../../__generated__/graphql.ts'
import type { Language } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { printStyles } from '../../ui/print-styles.ts'
import { paths } from '../../../shared/paths.ts'
import { PageContext } from '../../app/shell/page-context.ts'
import { garmentsOfSheets, jobCardSheets } from './job-card-sheets.ts'
import { JobCard } from './JobCard.tsx'
import { JobCard_query } from './job-card-documents.ts'
import { SheetStack } from '../printouts/SheetStack.tsx'
import { PrintoutHead } from '../printouts/PrintoutFrame.tsx'
import { SheetLanguage } from '../printouts/SheetLanguage.tsx'
import { usePrintout } from '../printouts/use-printout.ts'

/** More cards would take the printer and the database too long. */
const maxOrders = 50

/** One card on each page. */
const cardStyles = {
  '@media print': {
    '[data-job-card]': { breakInside: 'avoid' },
    '[data-job-card] + [data-job-card]': { breakBefore: 'page' },
  },
} as const

/** The job cards of one order, or of those that the address names, each in its tailor's language. */
export function JobCardsPage() {
  const { t } = useLingui()
  const { orderId, parameters, chosenLanguage, onLanguage } = usePrintout()
  const named = orderId === '' ? (parameters.get('ids') ?? '').split(',') : [orderId]
  const ids = [...new Set(named.filter(Boolean))].slice(0, maxOrders)
  return (
    <>
      <Global styles={[printStyles, cardStyles]} />
      <PrintoutHead
        title={t`${plural({ ids: ids.length }, { one: 'Job card', other: 'Job cards' })}`}
        back={[orderId === '' ? adminPaths.orders() : adminPaths.order(orderId), t`Back`]}
        language={chosenLanguage}
        onLanguage={onLanguage}
        ofReader={t`The tailor’s language`}
        isEmpty={ids.length === 0}
      />
      {ids.length === 0 && (
        <Text data-screen="">
          <Trans>Mark orders in the table first: their job cards come here.</Trans>
        </Text>
      )}
      <SheetStack>
        {ids.map((id) => (
          <JobCardsOf key={id} id={id} chosenLanguage={chosenLanguage} />
        ))}
      </SheetStack>
    </>
  )
}

/** The job cards of one order. */
export function JobCardsOf({ id, chosenLanguage }: { id: string; chosenLanguage: Language | null }) {
  const { t } = useLingui()
  const pageLanguage = useLanguage()
  const { data, error, refetch } = useQuery(JobCard_query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (error && !data)
    return (
      <Box data-screen="" role="alert">
        <Trans>This order could not be read.</Trans>{' '}
        <Button size="sm" variant="outline" onClick={() => void refetch().catch(() => null)}>
          <Trans>Try again</Trans>
        </Button>
      </Box>
    )
  const loading = <Skeleton height="96" role="status" aria-label={t`Loading the job card`} data-screen="" />
  if (!data) return loading
  const { order, shop } = data
  if (!order)
    return (
      <Text data-screen="">
        <Trans>There is no such order.</Trans>
      </Text>
    )
  return (
    <Suspense fallback={loading}>
      <SheetLanguage language={chosenLanguage ?? languageOf(order.garments) ?? pageLanguage}>
        <Sheets order={order} shopName={shop.name} />
      </SheetLanguage>
    </Suspense>
  )
}

/** The language of the tailors; null while nobody sews, and where they read different ones. */
function languageOf(garments: readonly { tailor?: { language: TailorLanguage } | null }[]): Language | null {
  const read = new Set(garments.flatMap(({ tailor }) => (tailor ? [tailor.language] : [])))
  return read.size === 1 ? (read.has('HINDI') ? 'hi' : 'en') : null
}

interface SheetsProps {
  order: NonNullable<JobCardQuery['order']>
  shopName: string
}

function Sheets({ order, shopName }: SheetsProps) {
  const { i18n } = useLingui()
  const { publicUrl } = use(PageContext)
  const cards = jobCardSheets(order, i18n)
  const garments = garmentsOfSheets(cards, order.garments)
  const linkTo = (path: string) => new URL(path, publicUrl ?? location.origin).href
  return (
    <Stack gap="6" _print={{ gap: '0' }}>
      {cards.map((card, index) => (
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
            shopName={shopName}
            link={linkTo(adminPaths.order(order.id))}
            codes={(garments[index] ?? []).map(({ code, tailor, materials, toTake }) => ({
              code,
              tailor: tailor?.name ?? null,
              link: linkTo(paths.workshop(code)),
              materials,
              toTake,
            }))}
          />
        </Box>
      ))}
    </Stack>
  )
}

import { useQuery } from '@apollo/client/react'
import { Box, Button, Flex, Skeleton } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { printStyles } from '../../ui/print-styles.ts'
import { JobCard_query } from '../job-card/job-card-documents.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { pageRule, storedPaper } from './paper.ts'
import { PrintOnce } from './PrintOnce.tsx'
import { Receipt_query } from './printout-documents.ts'
import { PrintoutState } from './PrintoutState.tsx'
import { Receipt } from './Receipt.tsx'
import { SheetLanguage } from './SheetLanguage.tsx'
import { SheetStack } from './SheetStack.tsx'
import { useSheetHeight } from './use-sheet-height.ts'
import { usePrintout } from './use-printout.ts'

/** What is sold at once has none. The sheets wait for them, so that all are printed. */
const JobCardsOf = lazy(async () => ({
  default: (await import('../job-card/JobCardsPage.tsx')).JobCardsOf,
}))

/** How the page was opened: after what was done. It prints by itself then, once. */
type Opened = { isTaken?: boolean; isSold?: boolean; isHandedOver?: boolean } | null

/** The receipt of an order and its job cards, in one print. */
export function OrderPapersPage() {
  const { t } = useLingui()
  const { orderId, language } = usePrintout()
  const [opened] = useState(useLocation().state as Opened)
  const { height, measure } = useSheetHeight()
  const paper = storedPaper.read() ?? 'a4'
  const options = {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  } as const
  const receipt = useQuery(Receipt_query, options)
  const cards = useQuery(JobCard_query, options)
  const { order, seller } = receipt.data ?? {}
  if (!order || !seller || !cards.data)
    return (
      <PrintoutState
        error={receipt.error ?? cards.error}
        isMissing={receipt.data?.order === null}
        retry={() => Promise.all([receipt.refetch(), cards.refetch()])}
      />
    )
  const { orderNumber, garments } = order
  // A finished order needs no job card any more.
  const hasCards = garments.length > 0 && !opened?.isHandedOver
  const { '@page': size } = pageRule(paper, height)
  return (
    <>
      <Global
        styles={[
          printStyles,
          {
            '@page receipt': size,
            '@media print': {
              '[data-receipt-sheet]': { page: 'receipt', breakAfter: hasCards ? 'page' : 'auto' },
            },
          },
        ]}
      />
      <Box data-screen="">
        <AdminHeading title={t`Order ${orderNumber}`}>
          <Button minH="12" onClick={() => print()}>
            <Printer aria-hidden />
            <Trans>Print</Trans>
          </Button>
        </AdminHeading>
        {opened && (
          <FormMessage kind="success">
            {opened.isSold
              ? t`Order ${orderNumber} is sold.`
              : opened.isHandedOver
                ? t`Order ${orderNumber} is handed over.`
                : t`Order ${orderNumber} is taken.`}
          </FormMessage>
        )}
        <Flex gap="2" wrap="wrap" my="4">
          {(
            [
              [adminPaths.counter(), t`New order`],
              [adminPaths.order(orderId), t`Open the order`],
              [adminPaths.labels(orderId), t`Print the labels`],
            ] as const
          ).map(([to, label]) => (
            <Button key={to} asChild minH="12" variant="outline">
              <RouterLink to={to}>{label}</RouterLink>
            </Button>
          ))}
        </Flex>
      </Box>
      <Suspense fallback={<Skeleton height="96" role="status" aria-label={t`Loading the texts`} />}>
        <SheetStack>
          <Box
            data-receipt-sheet=""
            width="fit-content"
            p={{ base: '4', lg: '8' }}
            bg="white"
            borderWidth="1px"
            _print={{ p: '0', borderWidth: '0' }}
          >
            <SheetLanguage language={language}>
              <Receipt ref={measure} order={order} seller={seller} paper={paper} />
            </SheetLanguage>
          </Box>
          {hasCards && <JobCardsOf id={orderId} chosenLanguage={null} />}
        </SheetStack>
        {opened && <PrintOnce />}
      </Suspense>
    </>
  )
}

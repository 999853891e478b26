import { Box, Button, Flex } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { printStyles } from '../../ui/print-styles.ts'
import { pageRule, storedPaper } from '../printouts/paper.ts'
import { PrintOnce } from '../printouts/PrintOnce.tsx'
import { PrintoutState } from '../printouts/PrintoutState.tsx'
import { Receipt } from '../printouts/Receipt.tsx'
import { SheetLanguage } from '../printouts/SheetLanguage.tsx'
import { useSheetHeight } from '../printouts/use-sheet-height.ts'
import { usePrintout } from '../printouts/use-printout.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { useCounterCopy } from './use-counter-copy.ts'
import { useWrites } from './use-writes.ts'
import { WithCopy } from './WithCopy.tsx'

/** The receipt of an order that the shop doesn't have yet, under its provisional number. */
export function UnsentReceiptPage() {
  return (
    <WithCopy customerId={null}>
      <QueuedReceipt />
    </WithCopy>
  )
}

function QueuedReceipt() {
  const { t } = useLingui()
  const { language, parameters } = usePrintout()
  const writeId = parameters.get('write')
  const [opened] = useState(useLocation().state as { isTaken?: boolean; isSold?: boolean } | null)
  const { height, measure } = useSheetHeight()
  const writes = useWrites()
  const copy = useCounterCopy()
  const paper = storedPaper.read() ?? 'a4'
  const queued = writes?.find(({ write }) => write.id === writeId)
  if (!queued || queued.write.kind !== 'order' || !copy)
    return <PrintoutState error={undefined} isMissing={writes !== null} retry={() => Promise.resolve()} />
  const { result, provisionalNumber } = queued
  const number = result?.number ?? provisionalNumber
  return (
    <>
      <Global styles={[printStyles, pageRule(paper, height)]} />
      <Box data-screen="">
        <AdminHeading title={t`Order ${{ orderNumber: number }}`}>
          <Button minH="12" onClick={() => print()}>
            <Printer aria-hidden />
            <Trans>Print</Trans>
          </Button>
        </AdminHeading>
        <Box role="status">
          {result ? (
            <FormMessage kind="success">{t`${provisionalNumber} is now order ${{ orderNumber: result.number }}.`}</FormMessage>
          ) : (
            <FormMessage kind="warning">
              {t`${provisionalNumber} is a provisional number: the shop can’t be reached. It is sent as soon as it can.`}
            </FormMessage>
          )}
        </Box>
        <Flex gap="2" wrap="wrap" my="4">
          <Button asChild minH="12" variant="outline">
            <RouterLink to={adminPaths.counter()}>
              <Trans>New order</Trans>
            </RouterLink>
          </Button>
          <Button asChild minH="12" variant="outline">
            <RouterLink to={result ? adminPaths.papers(result.id) : adminPaths.unsent()}>
              {result ? <Trans>Receipt and job cards</Trans> : <Trans>Waiting to be sent</Trans>}
            </RouterLink>
          </Button>
        </Flex>
      </Box>
      <Suspense>
        <Box overflowX="auto" tabIndex={0} role="region" aria-label={t`Sheets`}>
          <Box
            width="fit-content"
            p={{ base: '4', lg: '8' }}
            bg="white"
            borderWidth="1px"
            css={paper === 'a4' ? { '@media screen': { mdToLg: { zoom: '0.72' } } } : undefined}
            _print={{ p: '0', borderWidth: '0' }}
          >
            <SheetLanguage language={language}>
              <Receipt
                ref={measure}
                order={{ ...queued.write.receipt, orderNumber: number }}
                seller={copy.seller}
                paper={paper}
              />
            </SheetLanguage>
          </Box>
        </Box>
        {opened && <PrintOnce />}
      </Suspense>
    </>
  )
}

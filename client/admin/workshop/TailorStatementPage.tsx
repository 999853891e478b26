import { useQuery } from '@apollo/client/react'
import { Flex, Skeleton } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { currentMonth, daysOfMonth } from '../../lib/months.ts'
import { addDays, isDay } from '../../lib/shop-days.ts'
import { printStyles } from '../../ui/print-styles.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PrintoutHead } from '../printouts/PrintoutFrame.tsx'
import { SheetLanguage } from '../printouts/SheetLanguage.tsx'
import { usePrintout } from '../printouts/use-printout.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { PrintedTailorStatement_query } from './account-documents.ts'
import { TailorSheet } from './TailorSheet.tsx'

/** The server reads no longer period. */
const MAX_DAYS = 100

/** A tailor's statement of a period on paper, in the language of the tailor's phone or another one. */
export function TailorStatementPage() {
  const { t } = useLingui()
  const { tailorId = '' } = useParams()
  const { parameters, set, chosenLanguage, onLanguage } = usePrintout()
  const month = daysOfMonth(currentMonth())
  const dayOf = (name: 'from' | 'to') => {
    const day = parameters.get(name)
    return day !== null && isDay(day) ? day : month[name]
  }
  const [from, to] = [dayOf('from'), dayOf('to')]
  const isWrong = to < from || to > addDays(from, MAX_DAYS - 1)
  const { data, previousData, error, refetch } = useQuery(PrintedTailorStatement_query, {
    variables: { tailorId, from, to },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip: isWrong,
  })
  if (isForbidden(error)) return <NotPermitted page="tailorAccount" />
  const shown = data ?? previousData
  if (error && !shown) return <UnreadPage title={t`The statement could not be read`} retry={refetch} />
  if (!shown && !isWrong) return <Skeleton height="96" role="status" aria-label={t`Loading the statement`} />
  const statement = shown?.tailorStatement
  const tailor = statement?.tailor
  if (shown && !tailor) return <AdminHeading title={t`There is no such tailor`} />
  const language = chosenLanguage ?? (tailor?.language === 'HINDI' ? 'hi' : 'en')
  return (
    <>
      <Global styles={[printStyles, { '@page': { size: 'A4', margin: '12mm' } }]} />
      <PrintoutHead
        title={tailor ? t`Statement of ${{ name: tailor.name }}` : t`Statement`}
        back={[adminPaths.tailorAccount(tailorId), t`Back to the account`]}
        language={chosenLanguage}
        onLanguage={onLanguage}
        ofReader={t`The tailor’s language`}
        isEmpty={isWrong}
        choices={
          <Flex gap="3" wrap="wrap">
            <TextField
              label={t`From`}
              type="date"
              minH="12"
              value={from}
              onChange={({ currentTarget }) => set('from', currentTarget.value)}
            />
            <TextField
              label={t`To`}
              type="date"
              minH="12"
              value={to}
              error={
                isWrong ? t`Choose a day from the first one on, and at most 100 days in all.` : undefined
              }
              onChange={({ currentTarget }) => set('to', currentTarget.value)}
            />
          </Flex>
        }
      />
      {statement && tailor && !isWrong && (
        <Suspense fallback={<Skeleton height="96" role="status" aria-label={t`Loading the texts`} />}>
          <SheetLanguage language={language}>
            <TailorSheet name={tailor.name} shopName={shown.shop.name} statement={statement} />
          </SheetLanguage>
        </Suspense>
      )}
    </>
  )
}

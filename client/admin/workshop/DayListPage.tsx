import { useQuery } from '@apollo/client/react'
import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { addDays, currentDay } from '../../lib/shop-days.ts'
import { printStyles } from '../../ui/print-styles.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Choice } from '../forms/Choice.tsx'
import { PrintoutHead } from '../printouts/PrintoutFrame.tsx'
import { usePrintout } from '../printouts/use-printout.ts'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { DayListTailors_query } from './day-list-documents.ts'
import { DayListOf } from './DayListOf.tsx'

const papers = { A5: '10mm', A4: '12mm' } as const
type Paper = keyof typeof papers

/** How many days after today the lists reach. */
const reaches = [0, 1, 6] as const

/** What each tailor has to sew and to alter in the next days, in the tailor's language: to be printed, or sent. */
export function DayListPage() {
  const { t } = useLingui()
  const { parameters, set, chosenLanguage, onLanguage } = usePrintout()
  const { data, error, refetch } = useQuery(DayListTailors_query, { fetchPolicy: 'cache-and-network' })
  if (error && !data) return <UnreadPage title={t`The tailors could not be read`} retry={refetch} />
  if (!data) return <Skeleton height="96" role="status" aria-label={t`Loading the tailors`} />
  const paper: Paper = parameters.get('paper') === 'A4' ? 'A4' : 'A5'
  const reach = reaches.find((days) => String(days) === parameters.get('days')) ?? 1
  const names = { 0: t`Today`, 1: t`Until tomorrow`, 6: t`7 days` }
  const chosen = data.tailors.find(({ id }) => id === parameters.get('tailor'))
  const tailors = chosen ? [chosen] : data.tailors
  return (
    <>
      <Global
        styles={[
          printStyles,
          {
            '@page': { size: paper, margin: papers[paper] },
            '@media print': { '[data-day-list] + [data-day-list]': { breakBefore: 'page' } },
          },
        ]}
      />
      <PrintoutHead
        title={t`Day’s lists`}
        back={[adminPaths.workshop(), t`Workshop`]}
        language={chosenLanguage}
        onLanguage={onLanguage}
        ofReader={t`The tailor’s language`}
        isEmpty={tailors.length === 0}
        choices={
          <>
            <Stack direction="row" gap="2" alignSelf="end" role="group" aria-label={t`Paper`}>
              {(Object.keys(papers) as Paper[]).map((each) => (
                <Choice key={each} pressed={each === paper} onClick={() => set('paper', each)}>
                  {each}
                </Choice>
              ))}
            </Stack>
            <Stack direction="row" gap="2" alignSelf="end" role="group" aria-label={t`Due`}>
              {reaches.map((days) => (
                <Choice key={days} pressed={days === reach} onClick={() => set('days', String(days))}>
                  {names[days]}
                </Choice>
              ))}
            </Stack>
            <SelectField
              label={t`Tailor`}
              minH="12"
              value={chosen?.id ?? ''}
              onChange={({ currentTarget }) => set('tailor', currentTarget.value || null)}
            >
              <option value="">{t`All tailors`}</option>
              {data.tailors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </>
        }
      />
      {tailors.length === 0 && (
        <Text data-screen="">
          <Trans>There are no tailors yet. Add one first.</Trans>
        </Text>
      )}
      <Stack gap="6" role="region" aria-label={t`Sheets`} _print={{ gap: '0' }}>
        {tailors.map((tailor) => (
          <Suspense
            key={tailor.id}
            fallback={<Skeleton height="40" role="status" aria-label={t`Loading the texts`} data-screen="" />}
          >
            <DayListOf
              tailor={tailor}
              shopName={data.shop.name}
              until={addDays(currentDay(), reach)}
              paper={paper}
              chosenLanguage={chosenLanguage}
            />
          </Suspense>
        ))}
      </Stack>
    </>
  )
}

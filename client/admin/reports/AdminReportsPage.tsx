import { useQuery } from '@apollo/client/react'
import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { addDays, currentDay, isDay } from '../../lib/shop-days.ts'
import { failureMessage } from '../../language/failure-message.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { downloadRows } from '../lists/download-rows.ts'
import { isForbidden } from '../shell/is-forbidden.ts'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { Report_query } from './report-documents.ts'
import { reportKinds, reportLabels, rowName } from './report-labels.ts'
import { ReportTable } from './ReportTable.tsx'
import { useAddressChoice } from '../lists/use-address-choice.ts'

/** Sums of a period: by month, category, design, tailor, kind of customer and returns. */
export function AdminReportsPage() {
  const { t, i18n } = useLingui()
  const { chosen, choose } = useAddressChoice(['by', 'from', 'to'])
  const today = currentDay()
  const by = reportKinds.find((kind) => kind === chosen.by) ?? 'MONTH'
  const to = isDay(chosen.to) ? chosen.to : today
  const from = isDay(chosen.from) ? chosen.from : `${addDays(to, -330).slice(0, 7)}-01`
  const { data, error, refetch } = useQuery(Report_query, {
    variables: { by, from, to },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const { note, csv } = reportLabels[by]
  const save = () =>
    downloadRows(
      () =>
        Promise.resolve({
          columns: csv,
          rows: (data?.report.rows ?? []).map((row) => [
            rowName(by, row.name, i18n),
            String(row.orders),
            String(row.pieces),
            (row.amount / 100).toFixed(2),
          ]),
          pageInfo: { hasNextPage: false },
        }),
      `${by.toLowerCase()}-${from}-${to}.csv`,
    )
  if (isForbidden(error)) return <NotPermitted page="reports" />
  return (
    <>
      <AdminHeading title={t`Reports`}>
        <Button variant="outline" minH="12" disabled={!data?.report.rows.length} onClick={() => void save()}>
          <Download aria-hidden />
          <Trans>Save as CSV</Trans>
        </Button>
      </AdminHeading>
      <Stack gap="4">
        <Flex gap="3" wrap="wrap" align="end">
          <Box width="64">
            <SelectField
              label={t`Report`}
              minH="12"
              value={by}
              onChange={({ target }) => choose('by', target.value)}
            >
              {reportKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {i18n._(reportLabels[kind].name)}
                </option>
              ))}
            </SelectField>
          </Box>
          {(
            [
              ['from', t`From`, from],
              ['to', t`To`, to],
            ] as const
          ).map(([name, label, value]) => (
            <Box key={name} width="44">
              <TextField
                label={label}
                type="date"
                minH="12"
                value={value}
                onChange={({ target }) => choose(name, target.value)}
              />
            </Box>
          ))}
        </Flex>
        <Text color="fg.muted" maxW="prose">
          {i18n._(note)}
        </Text>
        {error ? (
          <ErrorState
            title={t`The report could not be read`}
            retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
          >
            {failureMessage(i18n, error)}
          </ErrorState>
        ) : !data ? (
          <Skeleton role="status" aria-label={t`Loading the report`} height="96" borderRadius="l3" />
        ) : data.report.rows.length === 0 ? (
          <Text py="8" textAlign="center" color="fg.muted">
            <Trans>There is nothing to report for this period.</Trans>
          </Text>
        ) : (
          <ReportTable by={by} report={data.report} />
        )}
      </Stack>
    </>
  )
}

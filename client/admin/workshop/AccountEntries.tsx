import { useMutation } from '@apollo/client/react'
import { Button, chakra, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TailorStatement_StatementFragment } from '../../__generated__/graphql.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { formatSigned, paiseOf } from '../../lib/signed-amount.ts'
import { ReasonForm } from '../forms/ReasonForm.tsx'
import { AdminTable } from '../lists/AdminTable.tsx'
import { ReverseTailorDeduction_mutation } from './account-documents.ts'
import { useEntryText } from '../../tailor/use-entry-text.ts'

interface AccountEntriesProps {
  entries: TailorStatement_StatementFragment['entries']
  onChanged: () => void
}

/** The entries of a tailor's account, each with what was due after it. */
export function AccountEntries({ entries, onChanged }: AccountEntriesProps) {
  const { t, i18n } = useLingui()
  const textOf = useEntryText()
  const [reversing, setReversing] = useState<string | null>(null)
  if (entries.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>Nothing was earned or paid in this month.</Trans>
      </Text>
    )
  return (
    <AdminTable
      caption={t`Entries`}
      rows={entries}
      below={({ deductionId }) =>
        deductionId != null &&
        reversing === deductionId && (
          <TakeBack
            deductionId={deductionId}
            onClose={() => setReversing(null)}
            onDone={() => {
              setReversing(null)
              onChanged()
            }}
          />
        )
      }
      columns={[
        { header: t`Day`, css: { whiteSpace: 'nowrap' }, cell: ({ day }) => formatDay(day, i18n) },
        {
          header: t`What`,
          kind: 'name',
          cell: (entry) => {
            const { title, details } = textOf(entry)
            return (
              <>
                {title}
                {details && (
                  <chakra.div fontWeight="normal" overflowWrap="anywhere">
                    {details}
                  </chakra.div>
                )}
              </>
            )
          },
        },
        { header: t`Amount`, kind: 'figures', cell: ({ amount }) => formatSigned(paiseOf(amount)) },
        { header: t`Due after it`, kind: 'figures', cell: ({ balance }) => formatSigned(paiseOf(balance)) },
        { header: t`Recorded by`, cell: ({ recordedBy }) => recordedBy },
        {
          header: t`Correct`,
          cell: ({ deductionId }) =>
            deductionId != null && (
              <Button
                variant="ghost"
                minH="12"
                data-screen=""
                aria-expanded={reversing === deductionId}
                onClick={() => setReversing(reversing === deductionId ? null : deductionId)}
              >
                <Trans>Take back</Trans>
              </Button>
            ),
        },
      ]}
    />
  )
}

interface TakeBackProps {
  deductionId: string
  onClose: () => void
  onDone: () => void
}

function TakeBack({ deductionId, onClose, onDone }: TakeBackProps) {
  const { t } = useLingui()
  const [reverse] = useMutation(ReverseTailorDeduction_mutation)
  const { submit, loading, errors, submitError } = useSubmission(['reason'])
  const send = async (reason: string) => {
    const { state } = await submit(
      async () =>
        (await reverse({ variables: { input: { deductionId, reason } } })).data?.reverseTailorDeduction,
    )
    if (state !== 'done') return
    void notify({ id: 'tailor-account', title: t`The deduction is taken back.` })
    onDone()
  }
  return (
    <ReasonForm
      large
      label={t`Reason`}
      submit={t`Take back the deduction`}
      loading={loading}
      submitError={submitError}
      error={errors.reason}
      onSubmit={(reason) => void send(reason)}
      onClose={onClose}
    />
  )
}

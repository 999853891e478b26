import { useMutation } from '@apollo/client/react'
import { SimpleGrid, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { categories } from '../../../../shared/catalogue/product-enums.ts'
import type { Category, PieceRateInput, PieceRatesQuery } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { Form } from '../../../ui/Form.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { LeaveConfirmation } from '../LeaveConfirmation.tsx'
import { paise, rupees } from '../typed-rupees.ts'
import { SavePieceRates_mutation } from './stage-documents.ts'

interface RatesFormProps {
  tailor: PieceRatesQuery['tailors'][number]
  stages: readonly { id: string; name: string }[]
}

/** Rupees as typed, by kind of garment and stage. */
type Typed = Record<string, string>

const keyOf = (category: string, stageId: string) => `${category} ${stageId}`

/** One tailor's rates: a panel for each kind of garment, with a field for each stage. */
export function RatesForm({ tailor, stages }: RatesFormProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(
      tailor.pieceRates.map(({ category, stageId, amount }) => [keyOf(category, stageId), rupees(amount)]),
    ),
  )
  const [isChanged, setChanged] = useState(false)
  const [saveRates] = useMutation(SavePieceRates_mutation)
  const { loading, submitError, setSubmitError, submit } = useSubmission()
  const fields = (Object.keys(categories) as Category[]).flatMap((category) =>
    stages.map(({ id }) => ({ key: keyOf(category, id), category, stageId: id })),
  )
  const save = async () => {
    const rates: PieceRateInput[] = []
    for (const { key, category, stageId } of fields) {
      const amount = paise(typed[key] ?? '')
      if (amount === undefined)
        return setSubmitError(t`Write each rate in rupees, such as 120, or leave it empty.`)
      if (amount) rates.push({ category, stageId, amount })
    }
    const input = { tailorId: tailor.id, rates }
    const { state } = await submit(
      async () => (await saveRates({ variables: { input } })).data?.savePieceRates,
    )
    if (state !== 'done') return
    void notify({ title: t`The rates of ${{ name: tailor.name }} are saved.` })
    setChanged(false)
  }
  return (
    <>
      <Form
        noValidate
        submit={t`Save the rates`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void save()}
      >
        <Text color="fg.muted">
          <Trans>
            What {{ name: tailor.name }} gets in rupees when a stage of a garment is completed. Empty fields
            earn nothing. What was earned before stays.
          </Trans>
        </Text>
        {Object.entries(categories).map(([category, label]) => {
          const total = stages.reduce(
            (sum, { id }) => sum + (paise(typed[keyOf(category, id)] ?? '') ?? 0),
            0,
          )
          return (
            <Panel
              key={category}
              title={label}
              action={
                total > 0 ? (
                  <Text color="fg.muted">{t`${{ total: formatExactRupees(total) }} in all`}</Text>
                ) : null
              }
            >
              <SimpleGrid columns={{ base: 2, md: 3, xl: 6 }} gap="3">
                {stages.map(({ id, name }) => (
                  <TextField
                    key={id}
                    label={name}
                    aria-label={`${label}, ${name}, ₹`}
                    inputMode="decimal"
                    autoComplete="off"
                    minH="12"
                    maxLength={10}
                    value={typed[keyOf(category, id)] ?? ''}
                    onChange={({ currentTarget }) => {
                      setTyped({ ...typed, [keyOf(category, id)]: currentTarget.value })
                      setChanged(true)
                    }}
                  />
                ))}
              </SimpleGrid>
            </Panel>
          )
        })}
      </Form>
      <LeaveConfirmation unsaved={isChanged} />
    </>
  )
}

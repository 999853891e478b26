import { useMutation } from '@apollo/client/react'
import { SimpleGrid, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { categories } from '../../../shared/catalogue/product-enums.ts'
import type { Category, PieceRateInput, PieceRatesQuery } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { LeaveConfirmation } from '../forms/LeaveConfirmation.tsx'
import { amountText, readAmount } from '../../../shared/grammars/amount.ts'
import { type FormErrors, readForm } from '../forms/read-form.ts'
import { SavePieceRates_mutation } from './stage-documents.ts'

interface RatesFormProps {
  tailor: PieceRatesQuery['tailors'][number]
  stages: readonly { id: string; name: string }[]
}

/** Rupees as typed, by kind of garment and stage. */
type Typed = Record<string, string>

const keyOf = (category: string, stageId: string) => `${category} ${stageId}`

const notARate = msg`Write each rate in rupees, such as 120, or leave it empty.`

/** In paise; null while one can't be read. */
function totalOf(typed: string[]): number | null {
  const amounts = typed.map(readAmount)
  if (amounts.some(({ kind }) => kind === 'unreadable')) return null
  return amounts.reduce((sum, amount) => sum + (amount.kind === 'amount' ? amount.paise : 0), 0)
}

/** One tailor's rates: a panel for each kind of garment, with a field for each stage. */
export function RatesForm({ tailor, stages }: RatesFormProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(
      tailor.pieceRates.map(({ category, stageId, amount }) => [
        keyOf(category, stageId),
        amountText(amount),
      ]),
    ),
  )
  const [isChanged, setChanged] = useState(false)
  const [saveRates] = useMutation(SavePieceRates_mutation)
  const { loading, submitError, setSubmitError, submit } = useSubmission()
  const [errors, setErrors] = useState<FormErrors>({})
  const fields = (Object.keys(categories) as Category[]).flatMap((category) =>
    stages.map(({ id }) => ({ key: keyOf(category, id), category, stageId: id })),
  )
  const save = async () => {
    const form = readForm(i18n, (read) =>
      fields.flatMap(({ key, category, stageId }): PieceRateInput[] => {
        const amount = read.optionalAmount(key, typed[key] ?? '', notARate)
        return amount ? [{ category, stageId, amount }] : []
      }),
    )
    setErrors(form.errors ?? {})
    if (form.errors) return setSubmitError(t`Some fields need another look.`)
    const input = { tailorId: tailor.id, rates: form.input }
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
          const total = totalOf(stages.map(({ id }) => typed[keyOf(category, id)] ?? ''))
          return (
            <Panel
              key={category}
              title={label}
              action={
                total ? (
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
                    value={typed[keyOf(category, id)] ?? ''}
                    error={errors[keyOf(category, id)]}
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

import { useMutation } from '@apollo/client/react'
import { Button, HStack, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { categories } from '../../../shared/catalogue/product-enums.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import type { Category, PieceRateInput, PieceRatesQuery } from '../../__generated__/graphql.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { LeaveConfirmation } from '../forms/LeaveConfirmation.tsx'
import { type FormErrors, readForm } from '../forms/read-form.ts'
import { PastedCells } from '../forms/PastedCells.tsx'
import { useSheet } from '../forms/use-sheet.ts'
import { RatesTable } from './RatesTable.tsx'
import { SavePieceRates_mutation } from './stage-documents.ts'

interface RatesFormProps {
  tailors: PieceRatesQuery['tailors']
  stages: PieceRatesQuery['workshopStages']['stages']
}

/** Rupees as typed, by tailor, kind of garment and stage. */
type Typed = Record<string, string>

const keyOf = (tailorId: string, category: string, stageId: string) => `${tailorId} ${category} ${stageId}`

const notARate = msg`Write each rate in rupees, such as 120, or leave it empty.`
const kinds = Object.keys(categories) as Category[]

/** All rates of a stage as a sheet: a row for each tailor, a column for each kind of garment. All stages are saved together. */
export function RatesForm({ tailors, stages }: RatesFormProps) {
  const { t, i18n } = useLingui()
  const [saved, setSaved] = useState<Typed>(() =>
    Object.fromEntries(
      tailors.flatMap(({ id, pieceRates }) =>
        pieceRates.map(({ category, stageId, amount }) => [keyOf(id, category, stageId), amountText(amount)]),
      ),
    ),
  )
  const [typed, setTyped] = useState(saved)
  const [stageId, setStageId] = useState(() =>
    stages.some(({ id }) => id === 'STITCHING') ? 'STITCHING' : (stages[0]?.id ?? ''),
  )
  const [saveRates] = useMutation(SavePieceRates_mutation)
  const { loading, submitError, setSubmitError, submit } = useSubmission()
  const [errors, setErrors] = useState<FormErrors>({})
  const cellKey = (row: number, column: number) => keyOf(tailors[row]!.id, kinds[column]!, stageId)
  const sheet = useSheet({
    rows: tailors.length,
    columns: kinds.length,
    textOf: (row, column) => typed[cellKey(row, column)] ?? '',
    fill: (cells) =>
      setTyped((before) => ({
        ...before,
        ...Object.fromEntries(cells.map(({ row, column, text }) => [cellKey(row, column), text])),
      })),
  })
  const fieldsOf = (tailorId: string) =>
    kinds.flatMap((category) =>
      stages.map(({ id }) => ({ key: keyOf(tailorId, category, id), category, stageId: id })),
    )
  const isChanged = (tailorId: string) =>
    fieldsOf(tailorId).some(({ key }) => (typed[key] ?? '') !== (saved[key] ?? ''))
  const changed = tailors.filter(({ id }) => isChanged(id))
  const refuse = (found: FormErrors) => {
    setErrors(found)
    const [first = ''] = Object.keys(found)
    const shown = first.slice(first.lastIndexOf(' ') + 1)
    if (shown) setStageId(shown)
  }
  const save = async () => {
    const rows: { tailorId: string; rates: (PieceRateInput & { key: string })[] }[] = []
    const form = readForm(i18n, (read) => {
      for (const { id: tailorId } of changed)
        rows.push({
          tailorId,
          rates: fieldsOf(tailorId).flatMap(({ key, ...rate }) => {
            const amount = read.optionalAmount(key, typed[key] ?? '', notARate)
            return amount ? [{ ...rate, amount, key }] : []
          }),
        })
      return { tailors: rows.map((row) => ({ ...row, rates: row.rates.map(({ key: _, ...rate }) => rate) })) }
    })
    if (form.errors) {
      refuse(form.errors)
      return setSubmitError(t`Some fields need another look.`)
    }
    setErrors({})
    const keys = new Map<string, string>(
      rows.flatMap(({ rates }, row) =>
        rates.map(({ key }, index) => [`tailors.${row}.rates.${index}`, key] as const),
      ),
    )
    const refused: FormErrors = {}
    const { state } = await submit(async () => {
      const payload = (await saveRates({ variables: { input: form.input } })).data?.savePieceRatesOfTailors
      for (const { field, message } of payload?.userErrors ?? []) {
        const key = keys.get(field?.replace(/\.\w+$/, '') ?? '')
        if (key) refused[key] = message
      }
      return payload
    })
    if (state === 'refused') return refuse(refused)
    if (state !== 'done') return
    void notify({ title: t`The rates are saved.` })
    setSaved(typed)
  }
  return (
    <>
      <Form
        noValidate
        submit={t`Save the rates`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void save()}
        button={{ disabled: changed.length === 0 }}
      >
        <Text color="fg.muted" maxW="prose">
          <Trans>
            What a tailor gets in rupees when a stage of a garment is completed. Empty cells earn nothing.
            What was earned before stays. Cells are copied to and from a spreadsheet: mark them by dragging or
            with Shift.
          </Trans>
        </Text>
        <HStack role="group" aria-label={t`Stage`} gap="1" wrap="wrap">
          {stages.map((stage) => (
            <Button
              key={stage.id}
              size="sm"
              minH="11"
              variant={stage.id === stageId ? 'subtle' : 'ghost'}
              aria-pressed={stage.id === stageId}
              onClick={() => setStageId(stage.id)}
            >
              {localizedName(i18n, stage)}
            </Button>
          ))}
        </HStack>
        <RatesTable
          key={stageId}
          tailors={tailors}
          kinds={kinds}
          sheet={sheet}
          valueOf={(row, column) => typed[cellKey(row, column)] ?? ''}
          errorOf={(row, column) => errors[cellKey(row, column)]}
          onChange={(row, column, text) => setTyped({ ...typed, [cellKey(row, column)]: text })}
        />
        <PastedCells pasted={sheet.pasted} />
      </Form>
      <LeaveConfirmation unsaved={changed.length > 0} />
    </>
  )
}

import { useMutation, useQuery } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MeasurementFieldsQuery } from '../../__generated__/graphql.ts'
import { MeasurementFields_query } from '../../shop/orders/measurement-documents.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { ListForm, UnreadList } from '../forms/ListForm.tsx'
import { typedNameFields } from '../forms/typed-names.ts'
import { useListForm } from '../forms/use-list-form.ts'
import { FieldRows } from './FieldRows.tsx'
import { fieldInputs, type FieldRow, rowsOf } from './field-rows.ts'
import { SaveMeasurementFields_mutation } from './field-documents.ts'

/** What the shop measures beyond the usual, by garment. */
export function AdminMeasurementFieldsPage() {
  const { data, error, refetch } = useQuery(MeasurementFields_query, { fetchPolicy: 'network-only' })
  if (data)
    return (
      <FieldsForm
        key={data.measurementFields.version}
        list={data.measurementFields}
        refetch={async () => (await refetch()).data?.measurementFields ?? null}
      />
    )
  return <UnreadList failed={error !== undefined} retry={refetch} />
}

type FieldList = MeasurementFieldsQuery['measurementFields']

interface FieldsFormProps {
  list: FieldList
  refetch: () => Promise<FieldList | null>
}

function FieldsForm({ list, refetch }: FieldsFormProps) {
  const { t } = useLingui()
  const [saveFields] = useMutation(SaveMeasurementFields_mutation)
  const form = useListForm({
    list,
    refetch,
    rowsOf: ({ fields }) => rowsOf(fields),
    fieldsOf: namesOf,
    inputsOf: fieldInputs,
    incomplete: t`Each field needs a name, and limits are numbers of cm, such as 36.5.`,
    saved: t`The fields are saved.`,
    send: async (fields) =>
      (await saveFields({ variables: { input: { version: list.version, fields } } })).data
        ?.saveMeasurementFields,
  })
  const removed = list.fields
    .filter(({ isRemoved }) => isRemoved)
    .map(({ name }) => name)
    .join(', ')
  return (
    <>
      <AdminHeading title={t`Measurements`} />
      <ListForm maxW="4xl" submit={t`Save the fields`} form={form}>
        <Text color="fg.muted" maxW="prose">
          <Trans>
            What you measure beyond the usual, such as the cross back or the bust point. It is asked wherever
            a garment is measured, and shown on its job card and to its tailor. Measurements outside of the
            limits are pointed out. What was measured stays readable when a field is renamed or removed.
          </Trans>
        </Text>
        <FieldRows rows={form.rows} errors={form.errors} onChange={form.change} />
        {removed !== '' && (
          <Text color="fg.muted">
            <Trans>Removed: {removed}. Add one under its old name to measure it again.</Trans>
          </Text>
        )}
      </ListForm>
    </>
  )
}

const namesOf = (rows: FieldRow[]) =>
  rows.flatMap((_, index) => ['name', ...typedNameFields, 'max'].map((field) => `fields.${index}.${field}`))

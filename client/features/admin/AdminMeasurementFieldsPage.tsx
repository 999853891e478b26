import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Skeleton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { MeasurementFieldsQuery } from '../../__generated__/graphql.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { MeasurementFields_query } from '../orders/measurement-documents.ts'
import { AdminHeading } from './AdminHeading.tsx'
import { LeaveConfirmation } from './LeaveConfirmation.tsx'
import { FieldRows } from './measurement-fields/FieldRows.tsx'
import { fieldInputs, type FieldRow, rowsOf } from './measurement-fields/field-rows.ts'
import { SaveMeasurementFields_mutation } from './measurement-fields/field-documents.ts'

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
  return error ? (
    <ErrorState
      title="The fields could not be read"
      retry={{ label: 'Try again', onClick: () => void refetch().catch(() => null) }}
    >
      Check your connection and try again.
    </ErrorState>
  ) : (
    <Skeleton height="72" borderRadius="l3" role="status" aria-label="Loading the fields" />
  )
}

type FieldList = MeasurementFieldsQuery['measurementFields']

interface FieldsFormProps {
  list: FieldList
  refetch: () => Promise<FieldList | null>
}

function FieldsForm({ list, refetch }: FieldsFormProps) {
  const [rows, setRows] = useState(() => rowsOf(list.fields))
  const [isChanged, setChanged] = useState(false)
  const [saveFields] = useMutation(SaveMeasurementFields_mutation)
  const { loading, errors, submitError, setSubmitError, submit } = useSubmission(namesOf(rows))
  const removed = list.fields.filter(({ isRemoved }) => isRemoved)
  const save = async () => {
    const fields = fieldInputs(rows)
    if (!fields) return setSubmitError('Each field needs a name, and limits are numbers of cm, such as 36.5.')
    const { state } = await submit(
      async () =>
        (await saveFields({ variables: { input: { version: list.version, fields } } })).data
          ?.saveMeasurementFields,
    )
    if (state !== 'done') return
    void notify({ title: 'The fields are saved.' })
    setChanged(false)
    await refetch()
  }
  const readAgain = async () => {
    const fresh = await refetch().catch(() => null)
    if (fresh) setRows(rowsOf(fresh.fields))
    setChanged(false)
  }
  return (
    <>
      <AdminHeading title="Measurements" />
      <Form
        noValidate
        maxW="4xl"
        submit="Save the fields"
        loading={loading}
        submitError={submitError}
        onSubmit={() => void save()}
        actions={
          <Button variant="outline" onClick={() => void readAgain()} disabled={loading}>
            Undo my changes
          </Button>
        }
      >
        <Text color="fg.muted" maxW="prose">
          What you measure beyond the usual, such as the cross back or the bust point. It is asked wherever a
          garment is measured, and shown on its job card and to its tailor. Measurements outside of the limits
          are pointed out. What was measured stays readable when a field is renamed or removed.
        </Text>
        <FieldRows
          rows={rows}
          errors={errors}
          onChange={(changed) => {
            setRows(changed)
            setChanged(true)
          }}
        />
        {removed.length > 0 && (
          <Text color="fg.muted">
            {`Removed: ${removed.map(({ name }) => name).join(', ')}. Add one under its old name to measure it again.`}
          </Text>
        )}
      </Form>
      <LeaveConfirmation unsaved={isChanged} />
    </>
  )
}

const namesOf = (rows: FieldRow[]) =>
  rows.flatMap((_, index) => [`fields.${index}.name`, `fields.${index}.max`])

import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Skeleton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { WorkshopStagesQuery } from '../../__generated__/graphql.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { AdminHeading } from './AdminHeading.tsx'
import { LeaveConfirmation } from './LeaveConfirmation.tsx'
import { SaveWorkshopStages_mutation, WorkshopStages_query } from './workshop/stage-documents.ts'
import { type StageRow, StageRows } from './workshop/StageRows.tsx'

/** The stages that garments pass through in the workshop, in their order. */
export function AdminStagesPage() {
  const { data, error, refetch } = useQuery(WorkshopStages_query, { fetchPolicy: 'network-only' })
  if (data)
    return (
      <StagesForm
        key={data.workshopStages.version}
        list={data.workshopStages}
        refetch={async () => (await refetch()).data?.workshopStages ?? null}
      />
    )
  return error ? (
    <ErrorState
      title="The stages could not be read"
      retry={{ label: 'Try again', onClick: () => void refetch().catch(() => null) }}
    >
      Check your connection and try again.
    </ErrorState>
  ) : (
    <Skeleton height="72" borderRadius="l3" role="status" aria-label="Loading the stages" />
  )
}

type StageList = WorkshopStagesQuery['workshopStages']

interface StagesFormProps {
  list: StageList
  refetch: () => Promise<StageList | null>
}

const rowsOf = ({ stages }: StageList): StageRow[] =>
  stages
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ id, name, hindiName }) => ({ key: id, id, name, hindiName: hindiName ?? '' }))

function StagesForm({ list, refetch }: StagesFormProps) {
  const [rows, setRows] = useState(() => rowsOf(list))
  const [isChanged, setChanged] = useState(false)
  const [saveStages] = useMutation(SaveWorkshopStages_mutation)
  const { loading, submitError, setSubmitError, submit } = useSubmission()
  const removed = list.stages.filter(({ isRemoved }) => isRemoved)
  const save = async () => {
    if (rows.some(({ name }) => name.trim() === '')) return setSubmitError('Each stage needs a name.')
    const stages = rows.map(({ id, name, hindiName }) => ({ id, name, hindiName: hindiName.trim() || null }))
    const { state } = await submit(
      async () =>
        (await saveStages({ variables: { input: { version: list.version, stages } } })).data
          ?.saveWorkshopStages,
    )
    if (state !== 'done') return
    void notify({ title: 'The stages are saved.' })
    setChanged(false)
    await refetch()
  }
  const readAgain = async () => {
    const fresh = await refetch().catch(() => null)
    if (fresh) setRows(rowsOf(fresh))
    setChanged(false)
  }
  return (
    <>
      <AdminHeading title="Stages" />
      <Form
        noValidate
        maxW="3xl"
        submit="Save the stages"
        loading={loading}
        submitError={submitError}
        onSubmit={() => void save()}
        actions={
          <Button variant="outline" onClick={() => void readAgain()} disabled={loading}>
            Undo my changes
          </Button>
        }
      >
        <Text color="fg.muted">
          Garments begin in the first stage and are ready in the last. Tailors read the Hindi names. Garments
          in a stage that you remove stay in it until they are moved.
        </Text>
        <StageRows
          rows={rows}
          onChange={(changed) => {
            setRows(changed)
            setChanged(true)
          }}
        />
        {removed.length > 0 && (
          <Text color="fg.muted">
            {`Removed, with garments still in them: ${removed.map(({ name }) => name).join(', ')}.`}
          </Text>
        )}
      </Form>
      <LeaveConfirmation unsaved={isChanged} />
    </>
  )
}

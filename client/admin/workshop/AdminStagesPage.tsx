import { useMutation, useQuery } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WorkshopStagesQuery } from '../../__generated__/graphql.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { ListForm, UnreadList } from '../forms/ListForm.tsx'
import { typedNames } from '../forms/typed-names.ts'
import { useListForm } from '../forms/use-list-form.ts'
import { SaveWorkshopStages_mutation, WorkshopStages_query } from './stage-documents.ts'
import { type StageRow, StageRows } from './StageRows.tsx'

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
  return <UnreadList failed={error !== undefined} retry={refetch} />
}

type StageList = WorkshopStagesQuery['workshopStages']

interface StagesFormProps {
  list: StageList
  refetch: () => Promise<StageList | null>
}

const rowsOf = ({ stages }: StageList): StageRow[] =>
  stages
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ id, name, translations }) => ({ key: id, id, name, translations: typedNames(translations) }))

const inputsOf = (rows: StageRow[]) =>
  rows.some(({ name }) => name.trim() === '') ? null : rows.map(({ key: _, ...stage }) => stage)

function StagesForm({ list, refetch }: StagesFormProps) {
  const { t } = useLingui()
  const [saveStages] = useMutation(SaveWorkshopStages_mutation)
  const form = useListForm({
    list,
    refetch,
    rowsOf,
    inputsOf,
    incomplete: t`Each stage needs a name.`,
    saved: t`The stages are saved.`,
    send: async (stages) =>
      (await saveStages({ variables: { input: { version: list.version, stages } } })).data
        ?.saveWorkshopStages,
  })
  const removed = list.stages
    .filter(({ isRemoved }) => isRemoved)
    .map(({ name }) => name)
    .join(', ')
  return (
    <>
      <AdminHeading title={t`Stages`} />
      <ListForm maxW="3xl" submit={t`Save the stages`} form={form}>
        <Text color="fg.muted">
          <Trans>
            Garments begin in the first stage and are ready in the last. Tailors read the Hindi names.
            Garments in a stage that you remove stay in it until they are moved.
          </Trans>
        </Text>
        <StageRows rows={form.rows} onChange={form.change} />
        {removed !== '' && (
          <Text color="fg.muted">
            <Trans>Removed, with garments still in them: {removed}.</Trans>
          </Text>
        )}
      </ListForm>
    </>
  )
}

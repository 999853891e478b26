import { useMutation } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { SaveForm } from '../forms/SaveForm.tsx'
import { useSaveState } from '../forms/use-save-state.ts'
import {
  fieldOf,
  inputOf,
  newOccasion,
  type OccasionValues,
  type SavedOccasion,
  valuesOf,
  versionOf,
} from './occasion-values.ts'
import { OccasionFields } from './OccasionFields.tsx'
import { SaveOccasions_mutation } from './occasions-documents.ts'

const maxOccasions = 24

const meanwhile = msg`Somebody else changed the occasions meanwhile. Your changes are still here: save once more to have them instead, or undo them to see theirs.`

/** The list of occasions in one form; nothing is published before it is saved. */
export function OccasionsForm({ occasions }: { occasions: readonly SavedOccasion[] }) {
  const { t, i18n } = useLingui()
  const [base, setBase] = useState(occasions)
  const before = valuesOf(base)
  const [values, setValues] = useState(before)
  const [added, setAdded] = useState(0)
  const { errors, setErrors, submitError, setSubmitError, isSaved, setSaved, clear, attempt } = useSaveState()
  const [mutate, { loading }] = useMutation(SaveOccasions_mutation)

  const change = (next: OccasionValues[]) => {
    setSaved(false)
    setValues(next)
  }
  const changeOne = (key: string, some: Partial<OccasionValues>) =>
    change(values.map((each) => (each.key === key ? { ...each, ...some } : each)))
  const move = (at: number, by: -1 | 1) => {
    const moved = values[at]!
    const others = values.filter((each) => each !== moved)
    change([...others.slice(0, at + by), moved, ...others.slice(at + by)])
    setErrors({})
  }
  const remove = (key: string) => {
    change(values.filter((each) => each.key !== key))
    setErrors({})
  }
  const add = () => {
    change([...values, newOccasion(`new-${added}`)])
    setAdded(added + 1)
  }
  const undo = () => {
    clear()
    setValues(before)
  }
  const save = () =>
    attempt(async () => {
      const { data } = await mutate({
        variables: { input: { version: versionOf(base), occasions: inputOf(values) } },
      })
      if (!data) return
      const { occasions: now, userErrors: refused } = data.saveOccasions
      if (refused.some(({ field }) => field === 'version')) {
        const stored = new Set(now.map(({ id }) => id))
        setBase(now)
        // What was deleted meanwhile can only be added again.
        setValues(values.map((each) => (each.id && !stored.has(each.id) ? { ...each, id: null } : each)))
        setSubmitError(i18n._(meanwhile))
      } else if (refused.length === 0) {
        setBase(now)
        setValues(valuesOf(now))
        setSaved(true)
      } else {
        setErrors(Object.fromEntries(refused.map((refusal) => [fieldOf(refusal.field), refusal.message])))
        const whole = refused.find(({ field }) => field === 'occasions')
        setSubmitError(whole ? whole.message : t`Some fields need another look.`)
      }
    })

  return (
    <SaveForm
      submit={t`Save the occasions`}
      loading={loading}
      submitError={submitError}
      saved={isSaved ? t`Saved. Searches and the menu follow it now.` : null}
      unsaved={JSON.stringify(values) !== JSON.stringify(before)}
      onSubmit={() => void save()}
      onUndo={undo}
    >
      <Text color="fg.muted" maxW="prose">
        <Trans>
          A search for an occasion shows the designs that carry one of its words or tags, then those that are
          one of its garments in one of its colours, or with one of its works or fabrics. Write each word as
          names of designs have it.
        </Trans>
      </Text>
      <Stack as="ol" gap="3" listStyleType="none">
        {values.map((each, at) => (
          <OccasionFields
            key={each.key}
            values={each}
            position={at}
            errors={errors}
            change={(some) => changeOne(each.key, some)}
            remove={() => remove(each.key)}
            moveUp={at === 0 ? null : () => move(at, -1)}
            moveDown={at === values.length - 1 ? null : () => move(at, 1)}
          />
        ))}
      </Stack>
      {values.length < maxOccasions && (
        <Button variant="outline" alignSelf="flex-start" onClick={add}>
          <Plus aria-hidden />
          <Trans>Add an occasion</Trans>
        </Button>
      )}
    </SaveForm>
  )
}

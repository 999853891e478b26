import { useMutation } from '@apollo/client/react'
import { Button, SimpleGrid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import type { ZoneForm_ZoneFragment } from '../../../__generated__/graphql.ts'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { Form } from '../../../ui/Form.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { LeaveConfirmation } from '../LeaveConfirmation.tsx'
import { SessionEnded } from '../SessionEnded.tsx'
import { SaveDeliveryZone_mutation } from './delivery-documents.ts'
import { emptyZone, errorsOf, inputOf, type ZoneField, zoneFields, valuesOf } from './zone-form.ts'

const meanwhile =
  'Somebody else changed this zone meanwhile. Save once more to have yours, or open it again to see theirs.'

/** @param zone the one to change; null for a new one */
export function ZoneForm({ zone }: { zone: ZoneForm_ZoneFragment | null }) {
  const [initial] = useState(zone ? valuesOf(zone) : emptyZone)
  const [values, setValues] = useState(initial)
  const [version, setVersion] = useState(zone?.version)
  const [isSaved, setSaved] = useState(false)
  const [mutate] = useMutation(SaveDeliveryZone_mutation)
  const { loading, errors, setErrors, submitError, setSubmitError, submit } = useSubmission(zoneFields, true)
  const navigate = useNavigate()
  const button = zone ? 'Save the zone' : 'Add the zone'

  const save = async () => {
    const mistakes = errorsOf(values)
    setErrors(mistakes)
    if (Object.keys(mistakes).length > 0) return setSubmitError('Some fields need another look.')
    let now: ZoneForm_ZoneFragment | null | undefined
    const outcome = await submit(async () => {
      const { data } = await mutate({
        variables: { input: { ...inputOf(values), ...(zone && { id: zone.id, version }) } },
      })
      now = data?.saveDeliveryZone.deliveryZone
      return data?.saveDeliveryZone
    })
    if (outcome.state === 'refused') {
      if (now) setSubmitError(meanwhile)
      else if (Object.keys(outcome.errors).length > 0) setSubmitError('Some fields need another look.')
      if (now) setVersion(now.version)
    }
    if (outcome.state !== 'done') return
    // Synchronously: the guard must not block the navigation that follows.
    flushSync(() => setSaved(true))
    void notify({ title: zone ? 'Zone saved' : 'Zone added' })
    void navigate(adminPaths.delivery())
  }
  const field = (name: ZoneField, label: string, input: Partial<TextFieldProps> = {}) => (
    <TextField
      autoComplete="off"
      {...input}
      name={name}
      label={label}
      value={values[name]}
      error={errors[name]}
      onChange={({ target }) => setValues((old) => ({ ...old, [name]: target.value }))}
    />
  )
  return (
    <>
      <Form
        noValidate
        maxW="4xl"
        submit={button}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void save()}
        actions={
          <>
            <Button asChild variant="outline">
              <RouterLink to={adminPaths.delivery()}>Cancel</RouterLink>
            </Button>
            <SessionEnded button={button} />
          </>
        }
      >
        <Stack gap="4">
          <Panel title="Where">
            <Stack gap="4">
              {field('name', 'Name', { maxLength: 60, helper: 'For you alone: Mumbai and suburbs' })}
              {field('prefixes', 'Pincodes that begin with', {
                inputMode: 'numeric',
                helper:
                  'The first digits, with commas between: 400, 4010. Of several that fit a pincode, the longest decides',
              })}
            </Stack>
          </Panel>
          <Panel title="How fast, and for how much">
            <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
              {field('minDays', 'Fewest days in transit', { inputMode: 'numeric', maxLength: 2 })}
              {field('maxDays', 'Most days in transit', {
                inputMode: 'numeric',
                maxLength: 2,
                helper: 'The day that is promised counts with these',
              })}
              {field('fee', 'Fee for an order, in ₹', {
                inputMode: 'decimal',
                helper: 'Free delivery by an offer takes it off',
              })}
            </SimpleGrid>
          </Panel>
        </Stack>
      </Form>
      <LeaveConfirmation unsaved={!isSaved && JSON.stringify(values) !== JSON.stringify(initial)} />
    </>
  )
}

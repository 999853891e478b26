import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import type { PromotionForm_PromotionFragment } from '../../../__generated__/graphql.ts'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { Form } from '../../../ui/Form.tsx'
import { notify } from '../../../ui/notify.ts'
import { useSubmission } from '../../../ui/use-submission.ts'
import { LeaveConfirmation } from '../LeaveConfirmation.tsx'
import { SessionEnded } from '../SessionEnded.tsx'
import { SavePromotion_mutation } from './promotion-documents.ts'
import { emptyPromotion, errorsOf, inputOf, promotionFields, valuesOf } from './promotion-form.ts'
import { PromotionFields } from './PromotionFields.tsx'

const meanwhile =
  'Somebody else changed this offer meanwhile. Save once more to have yours, or open it again to see theirs.'

/** @param promotion the one to change; null for a new one */
export function PromotionForm({ promotion }: { promotion: PromotionForm_PromotionFragment | null }) {
  const [initial] = useState(promotion ? valuesOf(promotion) : emptyPromotion)
  const [values, setValues] = useState(initial)
  const [version, setVersion] = useState(promotion?.version)
  const [isSaved, setSaved] = useState(false)
  const [mutate] = useMutation(SavePromotion_mutation)
  const { loading, errors, setErrors, submitError, setSubmitError, submit } = useSubmission(
    promotionFields,
    true,
  )
  const navigate = useNavigate()
  const button = promotion ? 'Save the offer' : 'Add the offer'

  const save = async () => {
    const mistakes = errorsOf(values)
    setErrors(mistakes)
    if (Object.keys(mistakes).length > 0) return setSubmitError('Some fields need another look.')
    let now: PromotionForm_PromotionFragment | null | undefined
    const outcome = await submit(async () => {
      const { data } = await mutate({
        variables: { input: { ...inputOf(values), ...(promotion && { id: promotion.id, version }) } },
      })
      now = data?.savePromotion.promotion
      return data?.savePromotion
    })
    if (outcome.state === 'refused') {
      setSubmitError(now ? meanwhile : 'Some fields need another look.')
      if (now) setVersion(now.version)
    }
    if (outcome.state !== 'done') return
    // Synchronously: the guard must not block the navigation that follows.
    flushSync(() => setSaved(true))
    void notify({ title: promotion ? 'Offer saved' : 'Offer added' })
    void navigate(adminPaths.promotions())
  }

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
              <RouterLink to={adminPaths.promotions()}>Cancel</RouterLink>
            </Button>
            <SessionEnded button={button} />
          </>
        }
      >
        <PromotionFields
          values={values}
          errors={errors}
          change={(some) => setValues((old) => ({ ...old, ...some }))}
        />
      </Form>
      <LeaveConfirmation unsaved={!isSaved && JSON.stringify(values) !== JSON.stringify(initial)} />
    </>
  )
}

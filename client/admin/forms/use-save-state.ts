import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { failureMessage } from '../../language/failure-message.ts'
import type { FormErrors } from './read-form.ts'
import { readSession } from '../../app/session/session.ts'

/** The outcome of the last save of a form that stays open. */
export function useSaveState() {
  const { i18n } = useLingui()
  const [errors, setErrors] = useState<FormErrors>({})
  const [submitError, setSubmitError] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const clear = () => {
    setErrors({})
    setSubmitError(null)
    setSaved(false)
  }
  const attempt = async (save: () => Promise<void>) => {
    clear()
    try {
      await save()
    } catch (error) {
      // When the session has expired, the form says so beside its button.
      if (!readSession().expired) setSubmitError(failureMessage(i18n, error))
    }
  }
  return { errors, setErrors, submitError, setSubmitError, isSaved, setSaved, clear, attempt }
}

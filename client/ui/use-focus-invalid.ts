import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a submission, focuses the first field that is shown as invalid, once the submission has its outcome.
 * @returns to be called when the form is submitted
 */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, loading: boolean) {
  const isDue = useRef(false)
  useEffect(() => {
    if (!isDue.current || loading) return
    isDue.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  return () => {
    isDue.current = true
  }
}

import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { failureMessage } from '../../language/failure-message.ts'

interface Outcome {
  userErrors: { message: string }[]
}

/** Sends one change at a time, and holds the message when it was refused or could not be sent. */
export function useSending() {
  const { i18n } = useLingui()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Whether the change was made. */
  const send = async (change: () => Promise<Outcome | null | undefined>): Promise<boolean> => {
    if (sending) return false
    setSending(true)
    setProblem(null)
    try {
      const refused = (await change())?.userErrors[0]
      setProblem(refused?.message ?? null)
      return refused === undefined
    } catch (error) {
      setProblem(failureMessage(i18n, error))
      return false
    } finally {
      setSending(false)
    }
  }
  return { sending, problem, send }
}

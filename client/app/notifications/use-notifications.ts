import type { DefaultContext } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useSubmission } from '../../ui/use-submission.ts'
import type { NotificationDocuments } from './notification-documents.ts'
import {
  type PushBrowser,
  readPushBrowser,
  subscribeBrowser,
  type SubscribeProblem,
  unsubscribeBrowser,
} from './push-browser.ts'

const nothingToChange = { userErrors: [] }

/** Whether this browser is notified, and the changes of it. */
export function useNotifications(documents: NotificationDocuments, context?: DefaultContext) {
  const [browser, setBrowser] = useState<PushBrowser | null>(null)
  const [problem, setProblem] = useState<SubscribeProblem | null>(null)
  useEffect(() => {
    void readPushBrowser().then(setBrowser)
  }, [])
  const endpoint = browser?.endpoint ?? null
  const { data, error, refetch } = useQuery(documents.read, {
    variables: { endpoint },
    skip: browser === null,
    fetchPolicy: 'cache-and-network',
    ...(context && { context }),
  })
  const [subscribe] = useMutation(documents.subscribe, context && { context })
  const [unsubscribe] = useMutation(documents.unsubscribe, context && { context })
  const { loading, submitError, submit } = useSubmission()

  const readAgain = async () => {
    const read = await readPushBrowser()
    setBrowser(read)
    await refetch({ endpoint: read.endpoint }).catch(() => null)
  }
  const turnOn = (publicKey: string) =>
    submit(async () => {
      const subscribed = await subscribeBrowser(publicKey)
      setProblem(typeof subscribed === 'string' ? subscribed : null)
      if (typeof subscribed === 'string') {
        setBrowser(await readPushBrowser())
        return nothingToChange
      }
      const payload = (await subscribe({ variables: { input: subscribed } })).data?.change
      if (!payload || payload.userErrors.length > 0) await unsubscribeBrowser()
      await readAgain()
      return payload
    })
  const turnOff = (at: string) =>
    submit(async () => {
      const payload = (await unsubscribe({ variables: { input: { endpoint: at } } })).data?.change
      await unsubscribeBrowser()
      await readAgain()
      return payload
    })
  return {
    browser,
    notifications: data?.notifications,
    error,
    problem,
    loading,
    submitError,
    turnOn,
    turnOff,
  }
}

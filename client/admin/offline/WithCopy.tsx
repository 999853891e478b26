import { useApolloClient } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'
import { currentCopy, refreshCopy, restoreCopy } from './counter-copy.ts'
import { canStore } from './counter-database.ts'
import { showCopied } from './find-in-copy.ts'

interface WithCopyProps {
  /** The one who has been chosen. */
  customerId: string | null
  children: ReactNode
}

const checkEvery = 60_000

/** Shows a page of the counter with what this browser has of the shop, and takes that anew while the shop can be reached. */
export function WithCopy({ customerId, children }: WithCopyProps) {
  const { t } = useLingui()
  const client = useApolloClient()
  const [isRead, setIsRead] = useState(() => !canStore() || currentCopy() !== null)
  const begin = useEffectEvent(() => {
    // Who was chosen before the page was opened.
    if (customerId !== null) showCopied(client, currentCopy(), customerId)
    setIsRead(true)
  })
  useEffect(() => {
    let isOpen = true
    keepCode()
    void restoreCopy(client).then(() => {
      if (isOpen) begin()
    })
    const stop = whenIdle(() => void refreshCopy(client))
    const timer = setInterval(() => void refreshCopy(client), checkEvery)
    return () => {
      isOpen = false
      stop()
      clearInterval(timer)
    }
  }, [client])
  return isRead ? (
    children
  ) : (
    <Skeleton height="96" borderRadius="l3" role="status" aria-label={t`Loading the counter`} />
  )
}

/** Lets the service worker store the code of the counter's pages. */
function keepCode() {
  if (import.meta.env.PROD)
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('keep-counter'))
}

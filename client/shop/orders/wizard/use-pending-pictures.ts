import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notify } from '../../../ui/notify.ts'
import type { DraftStore, DraftState } from './draft-store.ts'
import { isPending, pendingPrefix } from './order-form.ts'

/** Loaded when there is a picture to upload. */
const sending = () => import('./send-picture.ts')

/** Uploads pending pictures sequentially as soon as the user is signed in. */
export function usePendingPictures(store: DraftStore, state: DraftState, signedIn: boolean) {
  const { t } = useLingui()
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const sent = useRef<string | null>(null)
  const { clothPics, designPics } = state.copy.values
  const waiting = [...clothPics, ...designPics].filter(isPending)
  const next = signedIn ? waiting.find((picture) => !failed.has(picture)) : undefined

  const wait = (mark: string) => setFailed((earlier) => new Set(earlier).add(mark))
  const send = useEffectEvent(async (mark: string) => {
    const key = mark.slice(pendingPrefix.length)
    const reportFailure = () =>
      void notify({ title: t`Image upload failed. Please try again.`, type: 'error', id: 'image-upload' })
    try {
      const { sendPicture, deletePicture, replacePicture } = await sending()
      const address = await sendPicture(key, reportFailure)
      if (address === undefined) return wait(mark)
      store.revise((values) => replacePicture(values, mark, address))
      void deletePicture(key)
    } catch {
      // The code could not be loaded.
      reportFailure()
      wait(mark)
    }
  })
  useEffect(() => {
    if (next === undefined || sent.current === next) return
    sent.current = next
    void send(next).finally(() => (sent.current = null))
  }, [next])

  return {
    /** Whether uploads are outstanding. */
    anyPending: waiting.length > 0,
    failed,
    tryAgain: () => setFailed(new Set()),
  }
}

export type PendingPictures = ReturnType<typeof usePendingPictures>

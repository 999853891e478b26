import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PictureRefused } from '../../../language/failure-message.ts'
import { notify } from '../../../ui/notify.ts'
import { uploadImage } from '../../images/upload-image.ts'
import type { DraftKeeper, Kept } from './draft-keeper.ts'
import { isWaiting, type OrderValues, waitingMark } from './order-form.ts'
import { dropPicture, readPicture } from './waiting-pictures.ts'

const replaced = (values: OrderValues, from: string, to: string | null): OrderValues => {
  const swap = (pictures: string[]) =>
    pictures.flatMap((picture) => (picture !== from ? picture : to === null ? [] : to))
  return { ...values, clothPics: swap(values.clothPics), designPics: swap(values.designPics) }
}

/** Sends the pictures that wait in this browser as soon as she is signed in, one after another. */
export function useWaitingPictures(keeper: DraftKeeper, kept: Kept, signedIn: boolean) {
  const { t } = useLingui()
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const sending = useRef<string | null>(null)
  const { clothPics, designPics } = kept.copy.values
  const waiting = [...clothPics, ...designPics].filter(isWaiting)
  const next = signedIn ? waiting.find((picture) => !failed.has(picture)) : undefined

  const send = useEffectEvent(async (mark: string) => {
    const key = mark.slice(waitingMark.length)
    let address: string | null = null
    try {
      const picture = await readPicture(key)
      address = picture && (await uploadImage(picture, 'order_images'))
    } catch (error) {
      void notify({ title: t`Image upload failed. Please try again.`, type: 'error', id: 'image-upload' })
      const inVain = error instanceof PictureRefused && error.inVain
      if (!inVain) return setFailed((earlier) => new Set(earlier).add(mark))
    }
    keeper.revise((values) => replaced(values, mark, address))
    void dropPicture(key)
  })
  useEffect(() => {
    if (next === undefined || sending.current === next) return
    sending.current = next
    void send(next).finally(() => (sending.current = null))
  }, [next])

  return {
    /** Some have not reached the shop yet. */
    anyWaiting: waiting.length > 0,
    failed,
    tryAgain: () => setFailed(new Set()),
  }
}

export type WaitingPictures = ReturnType<typeof useWaitingPictures>

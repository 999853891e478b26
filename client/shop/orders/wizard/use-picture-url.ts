import { useEffect, useState } from 'react'
import { isPending, pendingPrefix } from './order-form.ts'
import { readPicture } from './pending-pictures.ts'

/** The address of a picture, an object URL while it is not uploaded yet; null until that is known. */
export function usePictureUrl(picture: string | null): string | null {
  const [pending, setPending] = useState<{ picture: string; url: string } | null>(null)
  useEffect(() => {
    if (picture === null || !isPending(picture)) return
    let objectUrl: string | null = null
    let unmounted = false
    void readPicture(picture.slice(pendingPrefix.length)).then((blob) => {
      if (unmounted || blob === null) return
      objectUrl = URL.createObjectURL(blob)
      setPending({ picture, url: objectUrl })
    })
    return () => {
      unmounted = true
      if (objectUrl !== null) URL.revokeObjectURL(objectUrl)
    }
  }, [picture])
  if (picture === null || !isPending(picture)) return picture
  return pending?.picture === picture ? pending.url : null
}

import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { failureMessage, PictureRefused } from '../../language/failure-message.ts'
import { randomKey } from '../../lib/random-key.ts'
import { isPortrait } from '../../lib/picture-size.ts'
import type { PictureChanges } from '../../app/images/change-picture.ts'
import { uploadImage } from '../../app/images/upload-image.ts'
import type { FormPicture, ProductValues } from './product-form.ts'

interface Failure {
  reason: string
  /** The server would refuse it again, so there is no retry. */
  isPermanent: boolean
}

/** A picture that is being uploaded. */
export interface Upload {
  file: File
  /** What was changed in it; by default nothing. */
  changes?: PictureChanges
  /** A local preview. */
  preview: string
  failure: Failure | null
}

/** A picture chosen on this page, which can still be edited. */
export interface Original {
  file: File
  preview: string
  /** Whether it has the catalogue's shape. */
  isPortrait: boolean
}

/** The maximum number of pictures of a product. */
export const mostPictures = 20
/** The server decodes one at a time and receives the second meanwhile. */
const atOnce = 2

/** Uploads the form's pictures. New pictures appear at once, in order. */
export function usePictureUploads() {
  const { i18n } = useLingui()
  const { getValues, setValue } = useFormContext<ProductValues>()
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map())
  const [total, setTotal] = useState(0)
  const queue = useRef<string[]>([])
  const running = useRef(0)
  const files = useRef(new Map<string, Upload>())
  const [originals, setOriginals] = useState<ReadonlyMap<string, Original>>(new Map())
  const previews = useRef<string[]>([])

  const show = () => setUploads(new Map(files.current))
  const change = (update: (pictures: FormPicture[]) => FormPicture[]) =>
    setValue('images', update(getValues('images')), { shouldDirty: true })

  const discard = (key: string) => {
    const upload = files.current.get(key)
    if (upload) URL.revokeObjectURL(upload.preview)
    files.current.delete(key)
    queue.current = queue.current.filter((each) => each !== key)
  }

  const keepOriginal = (key: string, original: Original) => {
    previews.current.push(original.preview)
    setOriginals((before) => new Map(before).set(key, original))
  }

  const settle = () => {
    const left = [...files.current.values()].some(({ failure }) => failure === null)
    if (!left) setTotal(0)
    show()
  }

  const send = async (key: string) => {
    const upload = files.current.get(key)
    if (!upload) return
    try {
      const { preparePicture } = await import('../../app/images/prepare-picture.ts')
      const { file: picture, size } = await preparePicture(upload.file, upload.changes)
      if (size !== null && upload.changes === undefined)
        keepOriginal(key, {
          file: upload.file,
          preview: URL.createObjectURL(upload.file),
          isPortrait: isPortrait(size),
        })
      const url = await uploadImage(picture, 'products')
      // It may have been removed meanwhile.
      if (!files.current.has(key)) return
      change((pictures) => pictures.map((each) => (each.key === key ? { ...each, url } : each)))
      discard(key)
    } catch (error) {
      console.info('A picture was not uploaded:', error)
      const isPermanent = error instanceof PictureRefused && error.isPermanent
      files.current.set(key, { ...upload, failure: { reason: failureMessage(i18n, error), isPermanent } })
    }
  }

  const work = async () => {
    if (running.current >= atOnce) return
    running.current += 1
    for (let key = queue.current.shift(); key !== undefined; key = queue.current.shift()) {
      await send(key)
      settle()
    }
    running.current -= 1
  }

  const begin = (keys: string[]) => {
    queue.current.push(...keys)
    show()
    for (let each = 0; each < atOnce; each += 1) void work()
  }

  const add = (chosen: Iterable<File>) => {
    const room = mostPictures - getValues('images').length
    const pictures = [...chosen].filter(({ type }) => type.startsWith('image/')).slice(0, room)
    if (pictures.length === 0) return
    const keys = pictures.map((file) => {
      const key = randomKey()
      files.current.set(key, { file, preview: URL.createObjectURL(file), failure: null })
      return key
    })
    change((before) => [...before, ...keys.map((key) => ({ key, url: '', alt: '', loopUrl: null }))])
    setTotal((count) => count + keys.length)
    begin(keys)
  }

  const tryAgain = (key: string) => {
    const upload = files.current.get(key)
    if (!upload) return
    files.current.set(key, { ...upload, failure: null })
    setTotal((count) => count + 1)
    begin([key])
  }

  const remove = (key: string) => {
    change((pictures) => pictures.filter((each) => each.key !== key))
    discard(key)
    settle()
  }

  /** Uploads the changed picture in its place. */
  const edit = (key: string, changes: PictureChanges) => {
    const original = originals.get(key)
    if (!original) return
    discard(key)
    const preview = URL.createObjectURL(original.file)
    files.current.set(key, { file: original.file, changes, preview, failure: null })
    change((pictures) => pictures.map((each) => (each.key === key ? { ...each, url: '' } : each)))
    setTotal((count) => count + 1)
    begin([key])
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (pictures.length === 0) return
    event.preventDefault()
    add(pictures)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  useEffect(() => {
    const left = files.current
    const shown = previews.current
    return () => {
      for (const preview of [...[...left.values()].map((each) => each.preview), ...shown])
        URL.revokeObjectURL(preview)
    }
  }, [])

  const waiting = [...uploads.values()].filter(({ failure }) => failure === null).length
  /** Pictures that could not be uploaded; the product is saved without them. */
  const failed = uploads.size - waiting
  return { uploads, originals, waiting, failed, total, add, remove, tryAgain, edit, change }
}

export type PictureUploads = ReturnType<typeof usePictureUploads>

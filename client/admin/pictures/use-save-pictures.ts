import { useMutation } from '@apollo/client/react'
import type { ProductImageInput } from '../../__generated__/graphql.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { SaveDesignPictures_mutation } from './photograph-documents.ts'
import type { PhotographedDesign } from './placed-photograph.ts'

type Change = (design: PhotographedDesign) => ProductImageInput[]

/**
 * Changes a design's pictures. Where the design was changed meanwhile, the change is made to the pictures that it has by then.
 */
export function useSavePictures() {
  const [mutate] = useMutation(SaveDesignPictures_mutation)
  const submission = useSubmission()
  const update = async (design: PhotographedDesign, change: Change) => {
    const { id, version } = design
    const { data } = await mutate({ variables: { input: { id, version, images: change(design) } } })
    return data?.updateProduct
  }
  const send = async (design: PhotographedDesign, change: Change) => {
    const payload = await update(design, change)
    const isOutdated = payload?.userErrors.some(({ field }) => field === 'version')
    return isOutdated && payload?.product ? update(payload.product, change) : payload
  }
  /** @param prepare what comes first, such as an upload */
  const save = (design: PhotographedDesign, prepare: () => Promise<Change>) =>
    submission.submit(async () => send(design, await prepare()))
  return { ...submission, save, send }
}

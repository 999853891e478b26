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
  const [update] = useMutation(SaveDesignPictures_mutation)
  const submission = useSubmission()
  const send = async (design: PhotographedDesign, change: Change) => {
    const { id, version } = design
    const { data } = await update({ variables: { input: { id, version, images: change(design) } } })
    return data?.updateProduct
  }
  /** @param prepare what comes first, such as an upload */
  const save = (design: PhotographedDesign, prepare: () => Promise<Change>) =>
    submission.submit(async () => {
      const change = await prepare()
      const payload = await send(design, change)
      const isOutdated = payload?.userErrors.some(({ field }) => field === 'version')
      return isOutdated && payload?.product ? send(payload.product, change) : payload
    })
  return { ...submission, save }
}

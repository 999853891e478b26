import { type RequestHandler, Router } from 'express'
import type { ImageFormat } from '../../../shared/images/image-sizes.ts'
import { isCustomers, parseVariant } from '../../domain/images/image-address.ts'
import type { ImageVariants } from '../../domain/images/image-variants.ts'
import { networkOf } from './network.ts'
import type { RequestLimits } from './request-limits.ts'

const types: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** The content of an address never changes. */
const catalogues = 'public, max-age=31536000, immutable'
/** Customers' cloth, designs, screenshots and portraits: in their browsers alone, and not for long after they are deleted. */
const customers = 'private, max-age=3600'

/** Pictures. */
export function imageRoutes(images: ImageVariants, limits: RequestLimits): Router {
  const show: RequestHandler<{ name: string }> = async (request, response) => {
    const variant = parseVariant(request.params.name)
    const sender = { account: null, address: networkOf(request.ip) }
    const bytes = variant && (await images.read(variant, () => limits.count('picture', sender)))
    if (!variant || !bytes) {
      response.status(404).type('text/plain').send('There is no such picture.')
      return
    }
    response.setHeader('Cache-Control', isCustomers(variant.id) ? customers : catalogues)
    response.type(types[variant.format]).send(bytes)
  }
  return Router().get('/:name', show)
}

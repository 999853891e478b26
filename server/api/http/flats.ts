import { type RequestHandler, Router } from 'express'
import { LRUCache } from 'lru-cache'
import { isLanguage, sourceLanguage } from '../../../shared/languages.ts'
import type { Services } from '../../domain/context.ts'
import { drawFlat } from '../../domain/flats/draw-flat.ts'
import { type DrawnGarment, openFlat } from '../../domain/flats/garment-flats.ts'
import { limitDecoding, requireRoomToDecode } from '../../domain/images/limit-decoding.ts'
import { networkOf } from './network.ts'
import type { RequestLimits } from './request-limits.ts'

/** A token holds all that its drawing shows; an improved drawing arrives within a day. */
const forEverybody = 'public, max-age=86400'
/** In somebody's measurements: in their browsers alone. */
const forThem = 'private, max-age=3600'

const CARDS_BYTES = 16 * 1024 * 1024

/** Drawings of garments: the token in the address holds what is drawn, and takes the place of a login. */
export function flatRoutes(services: Pick<Services, 'flatSeal' | 'now'>, limits: RequestLimits): Router {
  const cards = new LRUCache<string, Buffer>({
    maxSize: CARDS_BYTES,
    sizeCalculation: ({ length }) => length,
  })
  const underWay = new Map<string, Promise<Buffer>>()

  const make = async (token: string, drawn: DrawnGarment) => {
    requireRoomToDecode()
    const { drawFlatCard } = await import('../../domain/flats/draw-flat-card.ts')
    const card = await limitDecoding(() => drawFlatCard(drawn))
    cards.set(token, card)
    return card
  }
  /** Requests for the same card wait for one drawing of it. */
  const cardOf = async (token: string, drawn: DrawnGarment, ip: string | undefined): Promise<Buffer> => {
    const known = cards.get(token) ?? underWay.get(token)
    if (known) return known
    await limits.count('picture', { account: null, address: networkOf(ip) })
    const making = underWay.get(token) ?? make(token, drawn).finally(() => underWay.delete(token))
    underWay.set(token, making)
    return making
  }

  const show: RequestHandler<{ name: string }> = async (request, response) => {
    const [, token = '', type] = /^([\w-]+)\.(svg|png)$/.exec(request.params.name) ?? []
    const drawn = type === undefined ? null : openFlat(services, token)
    response.set('X-Robots-Tag', 'noindex')
    if (!drawn) {
      response
        .set('Cache-Control', 'no-store')
        .status(404)
        .type('text/plain')
        .send('There is no such drawing.')
      return
    }
    response.set('Cache-Control', drawn.measures ? forThem : forEverybody)
    if (type === 'png') {
      response.type('image/png').send(await cardOf(token, drawn, request.ip))
      return
    }
    const { lang } = request.query
    response
      // Opened by itself, it is a document: nothing in it may run or load.
      .set('Content-Security-Policy', "default-src 'none'; sandbox")
      .type('image/svg+xml')
      .send(drawFlat(drawn, isLanguage(lang) ? lang : sourceLanguage).svg)
  }
  return Router().get('/:name', show)
}

import type { RequestHandler } from 'express'
import type { ShopFacts } from '../../domain/shop/shop-facts.ts'

/** The web app manifest: what a phone needs to add the shop to its home screen. */
export const manifest =
  ({ name }: ShopFacts): RequestHandler =>
  (_request, response) => {
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: name.length <= 12 ? name : name.split(' ')[0],
          description:
            'Lehengas, sarees, suits and blouses from a Mumbai boutique: ready to wear, or stitched to your own measurements.',
          lang: 'en-IN',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: '#FBF7F0',
          theme_color: '#7B1E3A',
          categories: ['shopping', 'lifestyle'],
          icons: [
            { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
            { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
          shortcuts: [
            { name: 'Designs', url: '/gallery' },
            { name: 'Cart', url: '/cart' },
          ],
        }),
      )
  }

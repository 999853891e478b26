import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface PhotoView {
  /** In English, as in the descriptions of the catalogue's pictures. */
  view: string
  name: MessageDescriptor
  advice: MessageDescriptor
}

/** The pictures that shoppers look for, in the order in which a product shows them. */
export const photoViews: PhotoView[] = [
  {
    view: 'front',
    name: msg`Front`,
    advice: msg`The whole garment, from neck to hem, with space around it.`,
  },
  { view: 'back', name: msg`Back`, advice: msg`The same height and light as the front.` },
  {
    view: 'detail',
    name: msg`Detail`,
    advice: msg`The work, the border or the neck, from a hand’s width away.`,
  },
  {
    view: 'worn',
    name: msg`Worn`,
    advice: msg`On a person or a dress form, so that the fall and the length are seen.`,
  },
]

/** The id of the list of the usual descriptions of pictures, which are offered while one is typed. */
export const photoViewsId = 'photo-views'

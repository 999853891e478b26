import { msg } from '@lingui/core/macro'

/** Texts about the shop, for the home and the about page. */
export const story = {
  journey: {
    title: msg`Our Stitching Journey`,
    text: msg`It began with blouses. Over 10 years and more than 5000 blouses later we also cut and stitch lehengas, suits, sarees and dresses, ready to wear or to your own measurements.`,
  },
  mission: {
    title: msg`Our Mission`,
    text: msg`Clothes that fit the woman, not the size chart: careful hands, cloth that suits the occasion, and prices that are told plainly.`,
  },
}

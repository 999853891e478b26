import type { GalleryChoice } from '../../shared/catalogue/gallery-address.ts'

/** The choice without filters. The search and the sort order stay. */
export const withoutFilters = (choice: GalleryChoice): GalleryChoice => ({
  ...choice,
  show: choice.show === 'others' ? 'all' : choice.show,
  facets: {},
  ranges: {},
  customizationAvailable: false,
  readyBy: null,
  pincode: null,
  after: null,
})

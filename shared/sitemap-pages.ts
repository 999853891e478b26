import { paths } from './paths.ts'

/** The pages that the sitemap lists beside the designs, and whether their content changes with the catalogue. */
export const sitemapPages: readonly { paths: readonly string[]; changesWithCatalogue: boolean }[] = [
  { paths: [paths.home()], changesWithCatalogue: true },
  { paths: [paths.gallery(), paths.gallery({ show: 'all' })], changesWithCatalogue: true },
  { paths: [paths.about()], changesWithCatalogue: false },
  { paths: [paths.contact()], changesWithCatalogue: false },
  { paths: [paths.help()], changesWithCatalogue: false },
  { paths: [paths.styles()], changesWithCatalogue: true },
  { paths: [paths.feedback()], changesWithCatalogue: false },
  { paths: [paths.terms()], changesWithCatalogue: false },
  { paths: [paths.privacy()], changesWithCatalogue: false },
]

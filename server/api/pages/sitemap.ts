import { inLanguage, type Language, languageCodes } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { sitemapPages } from '../../../shared/sitemap-pages.ts'
import type { Services } from '../../domain/context.ts'
import { escapeXml } from '../http/escape-xml.ts'
import { countShownDesigns, listShownDesigns } from '../../domain/catalogue/list-shown-designs.ts'
import { readStyleOptions } from '../../domain/style-options/style-option.ts'

/** The protocol's limit (sitemaps.org): longer lists are split into several sitemaps with an index. */
const maxAddresses = 50_000

/** A page, and when its content last changed. */
interface Page {
  path: string
  changed: Date | null
}

export interface Sitemap {
  /** `sitemap.xml`: all addresses, or an index of the sitemaps. */
  whole: () => Promise<AsyncIterable<string>>
  /** One of the sitemaps, counted from 1; null when there is none of that number. */
  part: (number: number) => Promise<AsyncIterable<string> | null>
}

interface SitemapOptions {
  /** The most addresses in one sitemap. */
  limit?: number
  /** The paths of pages that exist in English alone. */
  englishPages?: () => readonly string[]
}

/** Every public address, each with its alternates in the other languages. Streamed from the database in batches. */
export function createSitemap(
  services: Pick<Services, 'db'>,
  publicUrl: string,
  { limit = maxAddresses, englishPages = () => [] }: SitemapOptions = {},
): Sitemap {
  const absolute = (path: string, language: Language) =>
    escapeXml(new URL(inLanguage(language, path), publicUrl).href)
  const readOwnPages = async (catalogueChanged: Date | null) => [
    ...ownPagesOf(catalogueChanged),
    ...(await readStyleOptions(services.db, { isActive: true })).map(({ id }) => ({
      path: paths.style(id),
      changed: null,
    })),
  ]
  const designsPerSitemap = (own: Page[]) =>
    Math.floor((limit - englishPages().length) / languageCodes.length) - own.length

  const entry = ({ path, changed }: Page) => {
    const alternates = [
      ...languageCodes.map((language) => [language, absolute(path, language)] as const),
      ['x-default', absolute(path, 'en')] as const,
    ].map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    const rest = (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '') + alternates.join('')
    return languageCodes
      .map((language) => `<url><loc>${absolute(path, language)}</loc>${rest}</url>\n`)
      .join('')
  }

  /** The first sitemap has the shop's other pages, too. */
  const otherPages = (own: Page[]) =>
    [
      ...own.map(entry),
      ...englishPages().map((path) => `<url><loc>${absolute(path, 'en')}</loc></url>\n`),
    ].join('')

  async function* list(others: string, designs: { skip: number; take: number }) {
    yield `${xml}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
    yield others
    for await (const some of listShownDesigns(services, designs))
      yield some
        .map(({ slug, lastUpdated }) => entry({ path: paths.productBySlug(slug), changed: lastUpdated }))
        .join('')
    yield '</urlset>\n'
  }

  async function* index(parts: number) {
    const sitemaps = Array.from({ length: parts }, (_, at) => absolute(`/sitemap-${at + 1}.xml`, 'en'))
    yield `${xml}<sitemapindex xmlns="${schema}">\n`
    yield sitemaps.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`).join('')
    yield '</sitemapindex>\n'
  }

  return {
    whole: async () => {
      const { count, lastUpdated } = await countShownDesigns(services)
      const own = await readOwnPages(lastUpdated)
      const most = designsPerSitemap(own)
      return count <= most ? list(otherPages(own), { skip: 0, take: most }) : index(Math.ceil(count / most))
    },
    part: async (number) => {
      const { count, lastUpdated } = await countShownDesigns(services)
      const own = await readOwnPages(lastUpdated)
      const most = designsPerSitemap(own)
      const skip = (number - 1) * most
      if (number < 1 || skip >= count) return null
      return list(number === 1 ? otherPages(own) : '', { skip, take: most })
    },
  }
}

const ownPagesOf = (catalogueChanged: Date | null): Page[] =>
  sitemapPages.flatMap(({ paths, changesWithCatalogue }) =>
    paths.map((path) => ({ path, changed: changesWithCatalogue ? catalogueChanged : null })),
  )

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

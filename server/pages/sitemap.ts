import { inLanguage, type Language, languages } from '../../shared/languages.ts'
import { paths } from '../../shared/paths.ts'
import { sitemapPages } from '../../shared/route-handles.ts'
import type { Services } from '../domain/context.ts'
import { countShownDesigns, listShownDesigns } from '../domain/catalogue/list-shown-designs.ts'

/** The protocol's own limit (sitemaps.org): longer lists come in parts, which an index names. */
export const maxAddresses = 50_000

/** A page, and when what it shows changed last. */
interface Page {
  path: string
  changed: Date | null
}

const tongues = Object.keys(languages) as Language[]

const ownPages = sitemapPages.flatMap(({ paths }) => paths).length

export interface Sitemap {
  /** `sitemap.xml`: all addresses, or where the parts are. */
  whole: () => Promise<AsyncIterable<string>>
  /** One of the parts, counted from 1; null when there is none of that number. */
  part: (number: number) => Promise<AsyncIterable<string> | null>
}

/**
 * Every address that search engines are to know, each beside its twins in the other languages. It is read from the
 * database in batches and written as it is read.
 */
export function createSitemap(
  services: Pick<Services, 'db'>,
  publicUrl: string,
  limit: number = maxAddresses,
): Sitemap {
  const absolute = (path: string, language: Language) =>
    escapeXml(new URL(inLanguage(language, path), publicUrl).href)
  const pagesInPart = Math.floor(limit / tongues.length)
  const designsInPart = pagesInPart - ownPages

  const entry = ({ path, changed }: Page) => {
    const twins = [
      ...tongues.map((language) => [language, absolute(path, language)] as const),
      ['x-default', absolute(path, 'en')] as const,
    ].map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    const rest = (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '') + twins.join('')
    return tongues.map((language) => `<url><loc>${absolute(path, language)}</loc>${rest}</url>\n`).join('')
  }

  async function* list(pages: Page[], designs: { skip: number; take: number }) {
    yield `${xml}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
    yield pages.map(entry).join('')
    for await (const some of listShownDesigns(services, designs))
      yield some
        .map(({ id, lastUpdated }) => entry({ path: paths.product(id), changed: lastUpdated }))
        .join('')
    yield '</urlset>\n'
  }

  async function* index(parts: number) {
    const places = Array.from({ length: parts }, (_, at) => absolute(`/sitemap-${at + 1}.xml`, 'en'))
    yield `${xml}<sitemapindex xmlns="${schema}">\n`
    yield places.map((place) => `<sitemap><loc>${place}</loc></sitemap>\n`).join('')
    yield '</sitemapindex>\n'
  }

  return {
    whole: async () => {
      const { count, lastUpdated } = await countShownDesigns(services)
      return count <= designsInPart
        ? list(ownPagesOf(lastUpdated), { skip: 0, take: designsInPart })
        : index(Math.ceil(count / designsInPart))
    },
    part: async (number) => {
      const { count, lastUpdated } = await countShownDesigns(services)
      const skip = (number - 1) * designsInPart
      if (number < 1 || skip >= count) return null
      return list(number === 1 ? ownPagesOf(lastUpdated) : [], { skip, take: designsInPart })
    },
  }
}

const ownPagesOf = (catalogueChanged: Date | null): Page[] =>
  sitemapPages.flatMap(({ paths, changesWithCatalogue }) =>
    paths.map((path) => ({ path, changed: changesWithCatalogue ? catalogueChanged : null })),
  )

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')

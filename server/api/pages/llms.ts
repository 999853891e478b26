import { developerPaths } from '../../../shared/developer-paths.ts'
import { paths } from '../../../shared/paths.ts'
import type { ShopFacts } from '../../domain/shop/shop-facts.ts'
import { basePath } from '../rest/call.ts'
import { profilePath } from '../ucp/envelope.ts'

type Entry = [name: string, path: string, about: string]

const shopping: Entry[] = [
  [
    'Designs',
    paths.gallery({ show: 'all' }),
    'All designs with prices, filters and a search; `?search=` takes words.',
  ],
  ['About the shop', paths.about(), 'Who makes the garments.'],
  ['Contact', paths.contact(), 'Address, hours, telephone, WhatsApp and e-mail.'],
  ['Questions and answers', paths.help(), 'Delivery, returns, alterations, stitching, sizes and payment.'],
  [
    'Style book',
    paths.styles(),
    'Necks, backs, sleeves and other options that garments are sewn with, and their prices.',
  ],
  ['Terms', paths.terms(), 'Orders, delivery, exchanges and alterations.'],
]

const programs: Entry[] = [
  [
    'MCP server',
    paths.mcp(),
    'Model Context Protocol over streamable HTTP, without sessions and without a key: search_designs, view_design, check_availability, track_order.',
  ],
  ['Guide for integrators', developerPaths.guide(), 'The GraphQL API, with examples.'],
  [
    'GraphQL schema',
    developerPaths.schemaFile(),
    'The contract of /graphql, with a description of every element.',
  ],
  ['REST reference', `${basePath}/docs`, 'The earlier REST API.'],
]

const data: Entry[] = [
  ['UCP profile', profilePath, 'The catalogue by the Universal Commerce Protocol.'],
  [
    'Product feed',
    paths.merchantFeed(),
    'Every size of every design with price and stock, as for Google Merchant Center.',
  ],
  ['Sitemap', '/sitemap.xml', 'All pages.'],
]

/** `/llms.txt` (llmstxt.org): what assistants find here, as Markdown. Feed and sitemap need a known public address. */
export function llmsText(
  { name, address }: Pick<ShopFacts, 'name' | 'address'>,
  publicUrl: string | null,
): string {
  const link = ([title, path, about]: Entry) =>
    `- [${title}](${publicUrl === null ? path : new URL(path, publicUrl).href}): ${about}`
  const section = (title: string, entries: Entry[]) => [`## ${title}`, '', ...entries.map(link), '']
  return [
    `# ${name}`,
    '',
    `> A boutique in ${address.city}, India, for women’s garments: lehengas, sarees, suits, blouses and dresses, ready-made or stitched to measure. Prices are in rupees and include tax; it delivers within India.`,
    '',
    'Orders are placed on the pages of the shop. Prices and stock change: read them again before you state them. Hindi pages are below `/hi`.',
    '',
    ...section('Shop', shopping),
    ...section('For programs', programs),
    ...(publicUrl === null ? [] : section('Data', data)),
  ].join('\n')
}

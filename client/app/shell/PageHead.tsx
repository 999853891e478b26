import { useFragment } from '@apollo/client/react'
import { use } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { inLanguage, type Language, languageCodes, languages } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { linkCard } from '../../lib/images.ts'
import { PageContext } from './page-context.ts'

const PageHead_shop = graphql(`
  fragment PageHead_shop on Shop {
    name
  }
`)

interface PageHeadProps {
  title: string
  /** One or two sentences for search results and previews. */
  description: string
  /** The canonical path, from paths.ts. Without it, the page has `noindex`. */
  path?: string
  /** The preview's picture, as in the API; by default the shop's own. */
  image?: { url: string; alt: string } | null
  type?: 'website' | 'product'
  /** Leaves the shop's name out of the title. */
  bare?: boolean
}

/** The preview of pages without a picture of their own, made by scripts/draw-link-card.mjs. */
export const shopCard = '/link-card.jpg'

/**
 * The page's title and metadata. React moves the elements into the document's head. Absolute addresses
 * come from the configuration, never from the request.
 */
export function PageHead({ title, description, path, image, type = 'website', bare = false }: PageHeadProps) {
  const { publicUrl } = use(PageContext)
  const language = useLanguage()
  const { data: shop } = useFragment({ fragment: PageHead_shop, from: { __typename: 'Shop' } })
  const absolute = (pathOrUrl: string) =>
    /^https:/.test(pathOrUrl) ? pathOrUrl : publicUrl && new URL(pathOrUrl, publicUrl).href
  const address = path === undefined ? null : inLanguage(language, path)
  const url = address && absolute(address)
  const card = image ? linkCard(image.url) : shopCard
  const picture = absolute(card ?? image?.url ?? shopCard)
  const fullTitle = bare || !shop?.name ? title : `${title} | ${shop.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined && <meta name="robots" content="noindex, follow" />}
      {url && <link rel="canonical" href={url} />}
      {publicUrl && path !== undefined && <Alternates path={path} publicUrl={publicUrl} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={languages[language].tag.replace('-', '_')} />
      {languageCodes
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={languages[other].tag.replace('-', '_')} />
        ))}
      {shop?.name && <meta property="og:site_name" content={shop.name} />}
      {url && <meta property="og:url" content={url} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && card && <meta property="og:image:width" content="1200" />}
      {picture && card && <meta property="og:image:height" content="630" />}
      {picture && (image?.alt ?? shop?.name) && (
        <meta property="og:image:alt" content={image?.alt ?? shop?.name} />
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** The page's address in each language; English is the default. */
function Alternates({ path, publicUrl }: { path: string; publicUrl: string }) {
  const address = (language: Language) => new URL(inLanguage(language, path), publicUrl).href
  return (
    <>
      {languageCodes.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
    </>
  )
}

import { useFragment } from '@apollo/client/react'
import { use } from 'react'
import { graphql } from '../../__generated__/index.ts'
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
  /** The page's one address, from paths.ts. Left out, search engines are asked to stay away. */
  path?: string
  /** A picture for previews: an address, or a path of the shop. */
  image?: { url: string; alt: string } | null
  type?: 'website' | 'product'
  /** Leaves the shop's name out of the title. */
  bare?: boolean
}

/**
 * A page's title and what search engines and previews read of it. React moves it into the document's head.
 * Absolute addresses come from the shop's own configuration, never from the request.
 */
export function PageHead({ title, description, path, image, type = 'website', bare = false }: PageHeadProps) {
  const { publicUrl } = use(PageContext)
  const { data: shop } = useFragment({ fragment: PageHead_shop, from: { __typename: 'Shop' } })
  const absolute = (pathOrUrl: string) =>
    /^https:/.test(pathOrUrl) ? pathOrUrl : publicUrl && new URL(pathOrUrl, publicUrl).href
  const url = path === undefined ? null : absolute(path)
  const picture = image ? absolute(image.url) : null
  const fullTitle = bare || !shop?.name ? title : `${title} | ${shop.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="en_IN" />
      {shop?.name && <meta property="og:site_name" content={shop.name} />}
      {url && <meta property="og:url" content={url} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && image && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}

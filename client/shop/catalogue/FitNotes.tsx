import { useQuery } from '@apollo/client/react'
import { Box, chakra, Heading, Link, Skeleton } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { FitNotes_ProductFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { orderTypeNames } from '../../lib/order-types.ts'
import { localizedText } from '../../lib/localized-name.ts'
import { load } from '../../app/page-loader.ts'

const FitNotes_query = graphql(`
  query FitNotes {
    shop {
      fitNotes {
        readyMade
        readyMadeHindi: readyMade(locale: HI, fallback: false)
        tailored
        tailoredHindi: tailored(locale: HI, fallback: false)
      }
    }
  }
`)

export const FitNotes_product = graphql(`
  fragment FitNotes_product on Product {
    id
    readyMadeOffer {
      unitPrice
    }
    tailorOffer {
      unitPrice
    }
  }
`)

/** Runs the section's query for the page's loader. */
export const loadFitNotes = load(FitNotes_query)

/** What the shop does when a garment doesn't fit, for each way in which the product is sold. */
export function FitNotes({ product }: { product: FitNotes_ProductFragment }) {
  const { i18n } = useLingui()
  const { data, error } = useQuery(FitNotes_query)
  const notes = data?.shop.fitNotes
  if (error && !notes) return null
  if (!product.readyMadeOffer && !product.tailorOffer) return null
  return (
    <Box as="section" aria-labelledby="product-fit">
      <Heading as="h2" id="product-fit" size="xl" mb="2">
        <Trans>What if it doesn’t fit?</Trans>
      </Heading>
      {notes ? (
        <chakra.dl display="grid" gap="3">
          {product.readyMadeOffer && (
            <Note title={i18n._(orderTypeNames.READYMADE)}>
              {localizedText(i18n, notes.readyMade, notes.readyMadeHindi)}
            </Note>
          )}
          {product.tailorOffer && (
            <Note title={i18n._(orderTypeNames.TAILOR)}>
              {localizedText(i18n, notes.tailored, notes.tailoredHindi)}
            </Note>
          )}
        </chakra.dl>
      ) : (
        <Skeleton height="24" />
      )}
      <Link asChild minH="11">
        <RouterLink to={paths.help('RETURNS')}>
          <Trans>Returns, exchanges and alterations</Trans>
        </RouterLink>
      </Link>
    </Box>
  )
}

const Note = ({ title, children }: { title: string; children: string }) => (
  <div>
    <chakra.dt fontWeight="semibold">{title}</chakra.dt>
    <chakra.dd color="fg.muted" whiteSpace="pre-line">
      {children}
    </chakra.dd>
  </div>
)

import { useQuery } from '@apollo/client/react'
import { Box, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { graphql } from '../../__generated__/index.ts'
import { PriceDetails } from '../../shop/catalogue/ProductPrices.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { readAmount, type TypedAmount } from '../../../shared/grammars/amount.ts'
import { readCount } from '../../../shared/grammars/count.ts'
import type { ProductValues } from './product-form.ts'

const PricePreview_query = graphql(`
  query PricePreview($tailorPrice: Money, $readyMadePrice: Money, $discount: Int!) {
    priceOffers(tailorPrice: $tailorPrice, readyMadePrice: $readyMadePrice, discount: $discount) {
      discount
      tailorOffer {
        listPrice
        unitPrice
        saving
      }
      readyMadeOffer {
        listPrice
        unitPrice
        saving
      }
    }
  }
`)

/**
 * Previews the price as shoppers will see it, computed by the server and rendered by the product page's
 * component.
 */
export function PricePreview() {
  const { t } = useLingui()
  const { control } = useFormContext<ProductValues>()
  const [tailor, readyMade, typedDiscount] = useWatch({
    control,
    name: ['tailorPrice', 'readyMadePrice', 'discount'],
  })
  const typed = {
    tailor: readAmount(tailor),
    readyMade: readAmount(readyMade),
    discount: discountOf(typedDiscount),
  }
  const wrong =
    typed.discount === null || typed.tailor.kind === 'unreadable' || typed.readyMade.kind === 'unreadable'
  const requested = useDebounced(
    JSON.stringify([paiseOf(typed.tailor), paiseOf(typed.readyMade), typed.discount]),
  )
  const [tailorPrice, readyMadePrice, discount] = JSON.parse(requested) as (number | null)[]
  const { data: latest, previousData } = useQuery(PricePreview_query, {
    variables: { tailorPrice, readyMadePrice, discount: discount ?? 0 },
    skip: wrong,
  })
  const offers = (latest ?? previousData)?.priceOffers
  return (
    <Panel gap="4" title={t`What shoppers see`}>
      <Box aria-live="polite" aria-busy={latest === undefined}>
        {wrong ? (
          <Text color="fg.muted">
            <Trans>Shown as soon as the prices are numbers.</Trans>
          </Text>
        ) : offers ? (
          <PriceDetails {...offers} />
        ) : null}
      </Box>
    </Panel>
  )
}

const paiseOf = (amount: TypedAmount) => (amount.kind === 'amount' ? amount.paise : null)

/** Null for what isn't a percent. */
function discountOf(typed: string): number | null {
  const percent = readCount(typed)
  if (percent.kind === 'blank') return 0
  return percent.kind === 'count' && percent.count <= 100 ? percent.count : null
}

import { useQuery } from '@apollo/client/react'
import { Stack } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { designName } from '../../lib/localized-name.ts'
import type { Fit } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { SelectField } from '../../ui/SelectField.tsx'

const DesignField_query = graphql(`
  query DesignField {
    orders(first: 24) {
      edges {
        cursor
        node {
          id
          orderStatus
          items {
            product {
              id
              productName
              hindiName: productName(locale: HI, fallback: false)
              viewerCanRate
              sizes {
                label
              }
            }
          }
        }
      }
    }
  }
`)

/** A design that feedback can be about. */
export interface OrderedDesign {
  id: string
  productName: string
}

interface DesignFieldProps {
  /** Null when it is about the shop. */
  design: OrderedDesign | null
  /** How it fits; null without an answer. */
  fit: Fit | null
  onChange: (values: { design?: OrderedDesign | null; fit: Fit | null }) => void
  error?: string | undefined
  fitError?: string | undefined
}

const fits: Record<Fit, MessageDescriptor> = {
  RUNS_SMALL: msg`Runs small`,
  TRUE_TO_SIZE: msg`True to size`,
  RUNS_LARGE: msg`Runs large`,
}

/**
 * The designs of the latest orders, to give feedback on one of them; and how it fits, once it was delivered and where it comes in
 * sizes. Not rendered without orders.
 */
export function DesignField({ design, fit, onChange, error, fitError }: DesignFieldProps) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(DesignField_query)
  const ordered = (data?.orders.edges ?? [])
    .flatMap(({ node }) => node.items)
    .flatMap(({ product }) =>
      product?.viewerCanRate ? [{ id: product.id, productName: designName(i18n, product) }] : [],
    )
  const designs = new Map([...(design ? [design] : []), ...ordered].map((each) => [each.id, each]))
  if (designs.size === 0) return null
  const isDelivered = (data?.orders.edges ?? []).some(
    ({ node }) =>
      node.orderStatus === 'DELIVERED' &&
      node.items.some(({ product }) => product?.id === design?.id && (product?.sizes.length ?? 0) > 0),
  )
  return (
    <Stack gap="5">
      <SelectField
        label={t`About which design? (optional)`}
        name="productId"
        value={design?.id ?? ''}
        error={error}
        onChange={({ target }) => onChange({ design: designs.get(target.value) ?? null, fit: null })}
      >
        <option value="">{t`The shop as a whole`}</option>
        {[...designs.values()].map(({ id, productName }) => (
          <option key={id} value={id}>
            {productName}
          </option>
        ))}
      </SelectField>
      {(isDelivered || fit !== null) && (
        <SelectField
          label={t`How does it fit? (optional)`}
          name="fit"
          value={fit ?? ''}
          error={fitError}
          onChange={({ target }) => onChange({ fit: (target.value || null) as Fit | null })}
        >
          <option value="">{t`No answer`}</option>
          {(Object.keys(fits) as Fit[]).map((each) => (
            <option key={each} value={each}>
              {i18n._(fits[each])}
            </option>
          ))}
        </SelectField>
      )}
    </Stack>
  )
}

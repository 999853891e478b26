import { useQuery } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { designName } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { SelectField } from '../../ui/SelectField.tsx'

const DesignField_query = graphql(`
  query DesignField {
    orders(first: 24) {
      edges {
        cursor
        node {
          id
          items {
            product {
              id
              productName
              hindiName: productName(locale: HI, fallback: false)
              viewerCanRate
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
  onChange: (design: OrderedDesign | null) => void
  error?: string | undefined
}

/** The designs of the latest orders, to give feedback on one of them. Not rendered without orders. */
export function DesignField({ design, onChange, error }: DesignFieldProps) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(DesignField_query)
  const ordered = (data?.orders.edges ?? [])
    .flatMap(({ node }) => node.items)
    .flatMap(({ product }) =>
      product?.viewerCanRate ? [{ id: product.id, productName: designName(i18n, product) }] : [],
    )
  const designs = new Map([...(design ? [design] : []), ...ordered].map((each) => [each.id, each]))
  if (designs.size === 0) return null
  return (
    <SelectField
      label={t`About which design? (optional)`}
      name="productId"
      value={design?.id ?? ''}
      error={error}
      onChange={({ target }) => onChange(designs.get(target.value) ?? null)}
    >
      <option value="">{t`The shop as a whole`}</option>
      {[...designs.values()].map(({ id, productName }) => (
        <option key={id} value={id}>
          {productName}
        </option>
      ))}
    </SelectField>
  )
}

import { useQuery } from '@apollo/client/react'
import { Stack } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { designName } from '../../lib/localized-name.ts'
import type { AsDrawn, Fit } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import type { FieldErrors } from '../../ui/use-submission.ts'

const DesignField_query = graphql(`
  query DesignField {
    orders(first: 24) {
      edges {
        cursor
        node {
          id
          orderStatus
          items {
            sewnStyle {
              part
            }
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
  /** Whether it was sewn as its style was drawn; null without an answer. */
  asDrawn: AsDrawn | null
  onChange: (values: { design?: OrderedDesign | null; fit?: Fit | null; asDrawn?: AsDrawn | null }) => void
  errors: FieldErrors<'productId' | 'fit' | 'asDrawn'>
}

const fits: Record<Fit, MessageDescriptor> = {
  RUNS_SMALL: msg`Runs small`,
  TRUE_TO_SIZE: msg`True to size`,
  RUNS_LARGE: msg`Runs large`,
}

const likenesses: Record<AsDrawn, MessageDescriptor> = {
  YES: msg`As drawn`,
  PARTLY: msg`With differences`,
  NO: msg`Not as drawn`,
}

/**
 * The designs of the latest orders, to give feedback on one of them. Once it was delivered: how it fits, where it comes in sizes, and
 * whether it was sewn as drawn, where it was ordered in a style. Not rendered without orders.
 */
export function DesignField({ design, fit, asDrawn, onChange, errors }: DesignFieldProps) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(DesignField_query)
  const orders = (data?.orders.edges ?? []).map(({ node }) => node)
  const ordered = orders
    .flatMap(({ items }) => items)
    .flatMap(({ product }) =>
      product?.viewerCanRate ? [{ id: product.id, productName: designName(i18n, product) }] : [],
    )
  const designs = new Map([...(design ? [design] : []), ...ordered].map((each) => [each.id, each]))
  if (designs.size === 0) return null
  const delivered = orders
    .filter(({ orderStatus }) => orderStatus === 'DELIVERED')
    .flatMap(({ items }) => items)
    .filter(({ product }) => product && product.id === design?.id)
  const comesInSizes = delivered.some(({ product }) => (product?.sizes.length ?? 0) > 0)
  const isSewn = delivered.some(({ sewnStyle }) => sewnStyle.length > 0)
  return (
    <Stack gap="5">
      <SelectField
        label={t`About which design? (optional)`}
        name="productId"
        value={design?.id ?? ''}
        error={errors.productId}
        onChange={({ target }) =>
          onChange({ design: designs.get(target.value) ?? null, fit: null, asDrawn: null })
        }
      >
        <option value="">{t`The shop as a whole`}</option>
        {[...designs.values()].map(({ id, productName }) => (
          <option key={id} value={id}>
            {productName}
          </option>
        ))}
      </SelectField>
      {(comesInSizes || fit !== null) && (
        <AnswerField
          label={t`How does it fit? (optional)`}
          name="fit"
          answers={fits}
          value={fit}
          error={errors.fit}
          onChange={(answer) => onChange({ fit: answer })}
        />
      )}
      {(isSewn || asDrawn !== null) && (
        <AnswerField
          label={t`Was it sewn as drawn? (optional)`}
          name="asDrawn"
          answers={likenesses}
          value={asDrawn}
          error={errors.asDrawn}
          onChange={(answer) => onChange({ asDrawn: answer })}
        />
      )}
    </Stack>
  )
}

interface AnswerFieldProps<Answer extends string> {
  label: string
  name: string
  answers: Record<Answer, MessageDescriptor>
  value: Answer | null
  error: string | undefined
  onChange: (answer: Answer | null) => void
}

/** A question that may stay without an answer. */
function AnswerField<Answer extends string>({
  label,
  name,
  answers,
  value,
  error,
  onChange,
}: AnswerFieldProps<Answer>) {
  const { t, i18n } = useLingui()
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onChange((target.value || null) as Answer | null)}
    >
      <option value="">{t`No answer`}</option>
      {(Object.keys(answers) as Answer[]).map((each) => (
        <option key={each} value={each}>
          {i18n._(answers[each])}
        </option>
      ))}
    </SelectField>
  )
}

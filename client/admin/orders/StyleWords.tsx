import { Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { nameOfPart } from '../../../shared/garment-flat/describe.ts'
import { graphql } from '../../__generated__/index.ts'
import { labelOfPartName } from '../../lib/garment-flat-labels.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { listedRupees } from '../../lib/money.ts'
import type { AdminOrder } from './order-documents.ts'

export const AdminOrder_style = graphql(`
  fragment AdminOrder_style on OrderedStyle {
    part
    name
    translations {
      locale
      name
    }
    drawing
    price
  }
`)

/** The options of a garment's style, each with what it adds to the price. */
export function StyleWords({ style }: Pick<AdminOrder, 'style'>) {
  const { i18n } = useLingui()
  return style.map((option, index) => (
    <Text key={index}>
      {labelOfPartName(nameOfPart(option.part), i18n)}: <b>{localizedName(i18n, option)}</b>
      {option.price > 0 && ` (+${listedRupees(option.price)})`}
    </Text>
  ))
}

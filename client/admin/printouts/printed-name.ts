import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { designName } from '../../lib/localized-name.ts'

interface PrintedItem {
  productName: string
  hindiName: string
  size?: { label: string } | null
}

/** What an item is called on paper: 'Kesar kurta, size M'. */
export function printedName(i18n: I18n, item: PrintedItem): string {
  const productName = designName(i18n, item)
  return item.size ? i18n._(msg`${productName}, size ${{ label: item.size.label }}`) : productName
}

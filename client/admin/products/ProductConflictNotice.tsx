import { Button, Flex, List, Stack, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { amountText } from '../../../shared/grammars/amount.ts'
import { formOf, inputOf, type ProductInput } from './product-form.ts'
import { labelOf } from './product-labels.ts'
import type { ProductConflict } from './use-save-product.ts'

interface ProductConflictNoticeProps {
  conflict: ProductConflict
  onKeepLocal: () => void
  onAcceptServer: () => void
}

/** Another user changed the same fields: nothing is overwritten until the user has chosen a version. */
export function ProductConflictNotice({ conflict, onKeepLocal, onAcceptServer }: ProductConflictNoticeProps) {
  const { t, i18n } = useLingui()
  const { serverProduct, fields } = conflict
  const now = inputOf(formOf(serverProduct))
  return (
    <Stack role="alert" gap="3" p="4" bg="bg.warning" borderRadius="l2">
      <Text fontWeight="semibold">
        <Trans>
          This product was changed meanwhile, here in another window or by somebody else. Nothing has been
          overwritten.
        </Trans>
      </Text>
      <List.Root ps="5">
        {fields.map((field) => (
          <List.Item key={field}>
            {t`${{ field: labelOf(field, i18n) }} is now ${{ value: shown(field, now[field], i18n) }}`}
          </List.Item>
        ))}
      </List.Root>
      <Flex gap="3" wrap="wrap">
        <Button type="button" onClick={onKeepLocal}>
          <Trans>Save mine over it</Trans>
        </Button>
        <Button type="button" variant="outline" onClick={onAcceptServer}>
          <Trans>Take what is there</Trans>
        </Button>
      </Flex>
    </Stack>
  )
}

const money: (keyof ProductInput)[] = ['maxPrice', 'tailorPrice', 'readyMadePrice', 'shippingCost']

function shown(field: keyof ProductInput, value: ProductInput[keyof ProductInput], i18n: I18n): string {
  if (value === null || value === '') return i18n._(msg`empty`)
  if (typeof value === 'number' && money.includes(field)) return `₹${amountText(value)}`
  return typeof value === 'object' ? i18n._(msg`another one`) : `‘${value}’`
}

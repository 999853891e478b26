import { Button, Flex, List, Stack, Text } from '@chakra-ui/react'
import { rupees } from '../typed-rupees.ts'
import { formOf, inputOf, type ProductInput } from './product-form.ts'
import { labelOf } from './product-labels.ts'
import type { ProductConflict } from './use-save-product.ts'

interface ProductConflictNoticeProps {
  conflict: ProductConflict
  onKeepOwn: () => void
  onTakeTheirs: () => void
}

/** Another user changed the same fields: nothing is overwritten until the user has chosen a version. */
export function ProductConflictNotice({ conflict, onKeepOwn, onTakeTheirs }: ProductConflictNoticeProps) {
  const { theirs, fields } = conflict
  const now = inputOf(formOf(theirs))
  return (
    <Stack role="alert" gap="3" p="4" bg="bg.warning" borderRadius="l2">
      <Text fontWeight="semibold">
        This product was changed meanwhile, here in another window or by somebody else. Nothing has been
        overwritten.
      </Text>
      <List.Root ps="5">
        {fields.map((field) => (
          <List.Item key={field}>
            {labelOf(field)} is now {shown(field, now[field])}
          </List.Item>
        ))}
      </List.Root>
      <Flex gap="3" wrap="wrap">
        <Button type="button" onClick={onKeepOwn}>
          Save mine over it
        </Button>
        <Button type="button" variant="outline" onClick={onTakeTheirs}>
          Take what is there
        </Button>
      </Flex>
    </Stack>
  )
}

const money: (keyof ProductInput)[] = ['maxPrice', 'tailorPrice', 'readyMadePrice', 'shippingCost']

function shown(field: keyof ProductInput, value: ProductInput[keyof ProductInput]): string {
  if (value === null || value === '') return 'empty'
  if (typeof value === 'number' && money.includes(field)) return `₹${rupees(value)}`
  return typeof value === 'object' ? 'another one' : `‘${value}’`
}

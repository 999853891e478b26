import { Skeleton, Stack } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isLineOf, lineOf, type OrderLineValues, type OrderValues } from './order-form.ts'
import { unitPriceOf } from './line-prices.ts'
import { OrderLineCard } from './OrderLineCard.tsx'
import { useWizard } from './wizard-context.ts'

const CategoryChoice = lazy(async () => ({ default: (await import('./CategoryChoice.tsx')).CategoryChoice }))
const OrderCartLines = lazy(async () => ({ default: (await import('./OrderCartLines.tsx')).OrderCartLines }))

/** Step 1: the ordered items. */
export function ProductStep() {
  const { subject } = useWizard()
  if (subject.type !== 'custom') return <OrderLines />
  return (
    <Suspense fallback={<Skeleton height="72" />}>
      <CategoryChoice />
    </Suspense>
  )
}

function OrderLines() {
  const { signedIn, designs, options, shopper } = useWizard()
  const { control, setValue, clearErrors } = useFormContext<OrderValues>()
  const lines = useWatch({ control, name: 'lines' })
  const setLines = (changed: OrderLineValues[]) => {
    // The errors name line numbers, which may have changed.
    clearErrors('lines')
    setValue('lines', changed)
  }
  return (
    <Stack gap="6">
      <Stack as="ul" gap="4" listStyleType="none">
        {lines.map((line, index) => {
          const { productId, productType, quantity, size } = line
          const design = designs.get(productId)
          return (
            <OrderLineCard
              key={index}
              index={index}
              design={design}
              unitPrice={design ? unitPriceOf(line, design, options) : null}
              productType={productType}
              size={size}
              quantity={quantity}
              onQuantity={(count) =>
                setLines(lines.map((line, at) => (at === index ? { ...line, quantity: count } : line)))
              }
              // The first line is the one that the address names.
              onRemove={index > 0 ? () => setLines(lines.filter((_, at) => at !== index)) : undefined}
            />
          )
        })}
      </Stack>
      {signedIn && shopper === null && (
        <Suspense>
          <OrderCartLines
            isInOrder={(item) => lines.some((line) => isLineOf(item, line))}
            onAdd={({ product, productType, quantity, size = null }) =>
              setLines([...lines, lineOf(product.id, productType, quantity, size)])
            }
          />
        </Suspense>
      )}
    </Stack>
  )
}

import { Box, Button, chakra, Flex, Grid, IconButton, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { CartProductType } from '../../../__generated__/graphql.ts'
import { sizeLabel } from '../../../lib/order-options.ts'
import { categoryLabels } from '../../../lib/catalogue-labels.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { orderTypeNames } from '../../../lib/order-types.ts'
import { Picture } from '../../../ui/Picture.tsx'
import type { OrderValues } from './order-form.ts'
import { fieldId } from './order-steps.ts'
import type { LineDesign } from './use-line-designs.ts'
import { errorAt } from './use-order-form.ts'

interface OrderLineCardProps {
  index: number
  /** Undefined while it loads. */
  design: LineDesign | undefined
  productType: CartProductType
  /** With its style, in paise; null where it isn't known. */
  unitPrice: number | null
  /** '' without one. */
  size: string
  quantity: number
  onQuantity: (quantity: number) => void
  onRemove?: (() => void) | undefined
}

/** The maximum quantity per line. */
const most = 99

export function OrderLineCard({
  index,
  design,
  productType,
  unitPrice,
  size,
  quantity,
  onQuantity,
  onRemove,
}: OrderLineCardProps) {
  const { t, i18n } = useLingui()
  const { formState } = useFormContext<OrderValues>()
  if (design === undefined) return <Skeleton as="li" height="36" />
  const { productName, category, discount, images } = design
  const [cover] = images
  const errors = ['productId', 'quantity']
    .map((name) => errorAt(formState.errors, `lines.${index}.${name}`))
    .filter(Boolean)
  return (
    <Grid
      as="li"
      templateColumns={{ base: '5.5rem minmax(0, 1fr)', sm: '7.5rem minmax(0, 1fr)' }}
      gap={{ base: '3', sm: '5' }}
    >
      <Box aspectRatio="garment" overflow="hidden" borderRadius="l2" bg="bg.subtle" alignSelf="start">
        {cover && <Picture image={cover} sizes="120px" fallbackWidth={160} eager height="full" />}
      </Box>
      <Stack gap="2" minW="0">
        <Box>
          <Text fontSize="sm" color="fg.muted">
            {[
              i18n._(categoryLabels[category]),
              i18n._(orderTypeNames[productType]),
              size && t`Size ${{ size: sizeLabel(size, i18n) }}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text fontWeight="semibold" fontSize="lg" lineHeight="short">
            {productName}
          </Text>
          {unitPrice !== null && (
            <Text>
              {formatExactRupees(unitPrice)}{' '}
              {discount > 0 && (
                <Text as="span" color="rani.fg" fontWeight="semibold" fontSize="sm">
                  <Trans>{discount}% off</Trans>
                </Text>
              )}
            </Text>
          )}
        </Box>
        <Flex
          role="group"
          aria-label={t`Quantity of ${productName}`}
          id={fieldId(`lines.${index}.quantity`)}
          tabIndex={-1}
          align="center"
          alignSelf="flex-start"
          borderWidth="1px"
          borderColor="border.input"
          borderRadius="l2"
        >
          <IconButton
            variant="ghost"
            aria-label={t`One less`}
            disabled={quantity <= 1}
            onClick={() => onQuantity(quantity - 1)}
          >
            <Minus />
          </IconButton>
          <chakra.output minW="8" textAlign="center" fontWeight="semibold">
            {quantity}
          </chakra.output>
          <IconButton
            variant="ghost"
            aria-label={t`One more`}
            disabled={quantity >= most}
            onClick={() => onQuantity(quantity + 1)}
          >
            <Plus />
          </IconButton>
        </Flex>
        {errors.map((error) => (
          <Text key={error} color="fg.error" fontSize="sm" id={fieldId(`lines.${index}.productId`)}>
            {error}
          </Text>
        ))}
        {onRemove && (
          <Button variant="ghost" alignSelf="flex-start" px="2" onClick={onRemove}>
            <Trans>Take out of this order</Trans>
          </Button>
        )}
      </Stack>
    </Grid>
  )
}

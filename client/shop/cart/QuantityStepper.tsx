import { Flex, IconButton, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Minus, Plus, Trash2 } from 'lucide-react'

/** The maximum quantity per cart line. */
const most = 99

interface QuantityStepperProps {
  /** The accessible name of the product. */
  name: string
  quantity: number
  /** The stock; null for made-to-order products. */
  inStock: number | null
  onIncrease: () => void
  onDecrease: () => void
}

export function QuantityStepper({ name, quantity, inStock, onIncrease, onDecrease }: QuantityStepperProps) {
  const { t } = useLingui()
  return (
    <Flex
      role="group"
      aria-label={t`${name}: quantity`}
      align="center"
      borderWidth="1px"
      borderColor="border.input"
      borderRadius="l2"
    >
      <IconButton
        variant="ghost"
        aria-label={quantity === 1 ? t`Decrease quantity to none` : t`Decrease quantity`}
        onClick={onDecrease}
      >
        {quantity === 1 ? <Trash2 /> : <Minus />}
      </IconButton>
      <Text
        as="output"
        aria-label={t`Quantity: ${quantity}`}
        minW="8"
        textAlign="center"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {quantity}
      </Text>
      <IconButton
        variant="ghost"
        aria-label={t`Increase quantity`}
        disabled={quantity >= Math.min(most, inStock ?? most)}
        onClick={onIncrease}
      >
        <Plus />
      </IconButton>
    </Flex>
  )
}

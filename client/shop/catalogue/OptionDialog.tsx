import '../../theme/dialog.ts'
import { chakra, Dialog, Flex, IconButton, Portal, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ruler, Shirt, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OptionDialog_ProductFragment } from '../../__generated__/graphql.ts'
import { designName } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatRupees } from '../../lib/money.ts'
import { type OrderOption, orderOptions, orderPathTypes } from '../../lib/order-options.ts'
import { paths } from '../../../shared/paths.ts'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import type { OrderIntent } from '../cart/pending-items.ts'
import { SizeOptions } from './SizeOptions.tsx'

export const OptionDialog_product = graphql(`
  fragment OptionDialog_product on Product {
    id
    productName
    hindiName: productName(locale: HI, fallback: false)
    availabilityStatus
    quantityInStock
    sizes {
      label
      quantityInStock
    }
    readyMadeOffer {
      listPrice
      unitPrice
    }
    tailorOffer {
      listPrice
      unitPrice
    }
  }
`)

export type { OrderIntent }

interface OptionDialogProps {
  product: OptionDialog_ProductFragment
  intent: OrderIntent
  /** The ready-made size chosen on the page; null when none is. */
  size?: string | null
  open: boolean
  onClose: () => void
  /** Called with the product's id when it was added to the cart. */
  onAdded?: ((productId: string) => void) | undefined
}

/** Lets the shopper choose how a product is made, and adds it to the cart. */
export function OptionDialog(props: OptionDialogProps) {
  const { product, intent, size: chosen = null, open, onClose, onAdded } = props
  const { t, i18n } = useLingui()
  const { addToCart, adding } = useAddToCart()
  const navigate = useNavigate()
  const [picked, setPicked] = useState<string | null>(null)
  const readyMadeSize = picked ?? chosen

  // Once the dialog is closed, a late response must not navigate.
  const left = useRef(false)
  useEffect(() => {
    return () => void (left.current = true)
  }, [])

  const close = () => {
    left.current = true
    onClose()
  }
  useCloseWatcher(open, close)
  const options = orderOptions(product)

  const choose = async ({ productType }: OrderOption) => {
    left.current = false
    const size = productType === 'READYMADE' ? readyMadeSize : null
    const { id: productId } = product
    const productName = designName(i18n, product)
    const added = await addToCart({ productId, productName, productType, size, intent })
    if (!added || left.current) return
    onClose()
    if (intent === 'order') {
      const state = { fromCart: true, size }
      void navigate(paths.order(productId, orderPathTypes[productType]), { state })
    } else onAdded?.(productId)
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && close()}
      placement={{ base: 'bottom', md: 'center' }}
      size="sm"
      motionPreset={{ base: 'slide-in-bottom', md: 'scale' }}
      lazyMount
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mb={{ base: '0', md: 'auto' }} borderBottomRadius={{ base: 'none', md: 'l3' }}>
            <Dialog.Header pe="14" pb="1" flexDirection="column" gap="1">
              <Text textStyle="eyebrow" color="gold.fg">
                <Trans>How shall we make it?</Trans>
              </Text>
              <Dialog.Title fontFamily="heading" textStyle="xl" lineClamp={3}>
                {designName(i18n, product)}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pt="3">
              <Stack gap="3" aria-busy={adding}>
                {product.sizes.length > 0 && options.some(isOpenReadyMade) && (
                  <SizeOptions sizes={product.sizes} value={readyMadeSize} onChange={setPicked}>
                    <Text textStyle="sm" color="fg.muted" mt="1">
                      <Trans>For Readymade. You can also choose it with the order.</Trans>
                    </Text>
                  </SizeOptions>
                )}
                {options.map((option) => (
                  <OptionButton
                    key={option.productType}
                    option={option}
                    adding={adding}
                    onChoose={() => void choose(option)}
                  />
                ))}
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" aria-label={t`Close`}>
                <X />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const isOpenReadyMade = ({ productType, refusal }: OrderOption) =>
  productType === 'READYMADE' && refusal === null

const icons = { READYMADE: Shirt, TAILOR: Ruler }

interface OptionButtonProps {
  option: OrderOption
  adding: boolean
  onChoose: () => void
}

function OptionButton({ option, adding, onChoose }: OptionButtonProps) {
  const { i18n } = useLingui()
  const { name, summary, offer, refusal, productType } = option
  const Icon = icons[productType]
  return (
    <chakra.button
      type="button"
      disabled={refusal !== null || adding}
      onClick={onChoose}
      display="flex"
      alignItems="center"
      gap="4"
      p="4"
      textAlign="start"
      borderWidth="1px"
      borderColor="border.input"
      borderRadius="l2"
      cursor="button"
      focusVisibleRing="outside"
      transition="background 120ms"
      _hover={{ bg: 'brand.subtle', borderColor: 'brand.solid' }}
      _disabled={{ bg: 'bg.subtle', borderColor: 'border', color: 'fg.muted', cursor: 'disabled' }}
    >
      <Icon aria-hidden size={28} strokeWidth={1.5} />
      <Flex flex="1" direction="column" minW="0">
        <Text as="span" fontWeight="semibold" textStyle="md">
          {i18n._(name)}
        </Text>
        <Text as="span" color="fg.muted" textStyle="sm">
          {i18n._(refusal ?? summary)}
        </Text>
      </Flex>
      {offer && (
        <Text as="span" fontWeight="semibold" textStyle="lg">
          {formatRupees(offer.unitPrice)}
        </Text>
      )}
    </chakra.button>
  )
}

import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, TriangleAlert, Undo2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { CartLineKey, CartNotice } from './use-cart-changes.ts'

interface CartBannerProps {
  notice: CartNotice | null
  /** The last removed line, which can be restored. */
  removed: CartLineKey[]
  onUndo: () => void
  /** Reserves the space before any change, so that the first message doesn't move the buttons. */
  children: ReactNode
}

/**
 * The outcome of the last change. The live regions are always rendered, because screen readers ignore
 * those added with their text.
 */
export function CartBanner({ notice, removed, onUndo, children }: CartBannerProps) {
  const container = useRef<HTMLDivElement>(null)
  const last = removed.at(-1)
  return (
    <Box ref={container} mb="4" tabIndex={-1} outline="none">
      {notice === null && (
        <Flex minH="14" align="center" color="fg.muted" _empty={{ display: 'none' }}>
          {children}
        </Flex>
      )}
      <Box role="alert" mb={notice && notice.kind !== 'success' && last ? '2' : '0'}>
        {notice?.kind === 'stock' && <Banner kind="stock">{notice.reason}</Banner>}
        {notice?.kind === 'error' && (
          <Banner
            kind="error"
            action={
              notice.retry && (
                <Button
                  variant="ghost"
                  colorPalette="red"
                  px="3"
                  onClick={() => {
                    container.current?.focus()
                    notice.retry?.()
                  }}
                >
                  <Trans>Try Again</Trans>
                </Button>
              )
            }
          >
            <Text fontWeight="semibold">
              <Trans>Oops! Something went wrong with your cart.</Trans>
            </Text>
            {notice.reason && <Text>{notice.reason}</Text>}
          </Banner>
        )}
      </Box>
      <Box role="status">
        {notice?.kind === 'success' && !last && (
          <Banner kind="success">
            <Text fontWeight="semibold">
              <Trans>Cart updated successfully!</Trans>
            </Text>
          </Banner>
        )}
        {last && (
          <Banner
            key={last.id}
            kind="success"
            action={
              <Button
                // The button that had the focus was removed with its line.
                autoFocus
                variant="ghost"
                colorPalette="green"
                px="3"
                onClick={() => {
                  container.current?.focus()
                  onUndo()
                }}
              >
                <Undo2 aria-hidden />
                <Trans>Undo</Trans>
              </Button>
            }
          >
            <Text fontWeight="semibold">
              <Trans>Cart updated successfully!</Trans>
            </Text>
            <Text overflowWrap="anywhere">
              {removed.length > 1 ? (
                <Plural value={removed.length} one="# design was removed." other="# designs were removed." />
              ) : (
                <RemovedLine line={last} />
              )}
            </Text>
          </Banner>
        )}
      </Box>
    </Box>
  )
}

function RemovedLine({ line: { productName, productType } }: { line: CartLineKey }) {
  return productType === 'TAILOR' ? (
    <Trans>{productName} (Tailor Made) was removed.</Trans>
  ) : (
    <Trans>{productName} (Readymade) was removed.</Trans>
  )
}

const looks = {
  success: { Icon: CircleCheck, palette: 'green' },
  error: { Icon: CircleAlert, palette: 'red' },
  stock: { Icon: TriangleAlert, palette: 'orange' },
}

interface BannerProps {
  kind: keyof typeof looks
  action?: ReactNode
  children: ReactNode
}

function Banner({ kind, action, children }: BannerProps) {
  const { Icon, palette } = looks[kind]
  return (
    <Flex
      align="center"
      gap="3"
      minH="14"
      ps="4"
      pe="2"
      py="1"
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderWidth="1px"
      borderColor="colorPalette.emphasized"
      borderRadius="l2"
    >
      <Box flexShrink="0">
        <Icon aria-hidden size={20} />
      </Box>
      <Box minW="0" flex="1">
        {children}
      </Box>
      {action}
    </Flex>
  )
}

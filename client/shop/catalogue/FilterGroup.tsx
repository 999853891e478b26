import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { counted } from '../../lib/counted.ts'

interface GroupProps {
  title: string
  /** The initial state; afterwards the shopper opens and closes it. */
  open: boolean
  /** The number of checked values. */
  count?: number
  /** All values are disabled: the list itself is focusable, so that the keyboard can scroll it. */
  allDisabled?: boolean
  children: ReactNode
}

/** A collapsible group of filters. */
export function Group({ title, open, count = 0, allDisabled = false, children }: GroupProps) {
  const [openAtFirst] = useState(open)
  return (
    <chakra.details
      open={openAtFirst}
      borderTopWidth="1px"
      css={{ '&[open] > summary > svg': { rotate: '180deg' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        minH="12"
        cursor="button"
        fontWeight="semibold"
        focusVisibleRing="inside"
        scrollMargin="2"
        borderRadius="l1"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Box flex="1">
          {title}
          {count > 0 && (
            <Text as="span" color="fg.muted" fontWeight="normal">
              {' '}
              ({count})
            </Text>
          )}
        </Box>
        <ChevronDown aria-hidden size={18} />
      </chakra.summary>
      <chakra.fieldset
        pb="3"
        maxH={{ lg: '17rem' }}
        overflowY={{ lg: 'auto' }}
        // A slider's touch target is wider than its track.
        overflowX={{ lg: 'hidden' }}
        // Room for the focus rings, which a scrolled area cuts off.
        px={{ lg: '1' }}
        mx={{ lg: '-1' }}
        tabIndex={allDisabled ? 0 : undefined}
        focusVisibleRing="inside"
      >
        <chakra.legend srOnly>{title}</chakra.legend>
        <Stack gap="0">{children}</Stack>
      </chakra.fieldset>
    </chakra.details>
  )
}

interface TickProps {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  /** A colour shown before the label. */
  swatch?: string | null
  /** The number of designs with this value; undefined while it loads. */
  count: number | undefined
  /** Whether the count is capped. */
  isCapped: boolean | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether the value is disabled: no design has it, and it isn't checked. */
export const isDisabled = ({ count, isCapped, checked }: Pick<TickProps, 'count' | 'isCapped' | 'checked'>) =>
  count === 0 && !isCapped && !checked

/**
 * One value of a filter with its number of designs. Values without designs are disabled, unless they
 * are checked.
 */
export function Tick({
  type,
  name,
  value,
  label,
  swatch = null,
  count,
  isCapped,
  checked,
  onChange,
}: TickProps) {
  const disabled = isDisabled({ count, isCapped, checked })
  return (
    <Flex
      as="label"
      align="center"
      gap="3"
      minH={{ base: '11', lg: '9' }}
      cursor={disabled ? 'disabled' : 'button'}
      color={disabled ? 'fg.muted' : undefined}
    >
      <chakra.input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        boxSize="5"
        flexShrink="0"
        accentColor="var(--shop-colors-brand-solid)"
        focusVisibleRing="outside"
        // Scrolled into view with its focus ring.
        scrollMargin="2"
      />
      {swatch !== null && (
        <Box
          aria-hidden
          boxSize="6"
          flexShrink="0"
          borderRadius="full"
          borderWidth="1px"
          borderColor="border.emphasized"
          opacity={disabled ? 0.4 : 1}
          style={{ background: swatch }}
        />
      )}
      <Box flex="1" minW="0" overflowWrap="anywhere" lineHeight="short">
        {label}
      </Box>
      {count !== undefined && (
        <Text as="span" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {counted(count, isCapped)}
        </Text>
      )}
    </Flex>
  )
}

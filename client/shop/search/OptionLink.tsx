import { Link } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'

interface OptionLinkProps extends ComponentProps<typeof RouterLink> {
  id: string
  /** Whether the keyboard has chosen it (`useActiveOption`). */
  isActive: boolean
}

/** An option of a combobox that leads to a page. */
export const OptionLink = ({ isActive, ...link }: OptionLinkProps) => (
  <Link
    asChild
    display="flex"
    gap="3"
    minH="11"
    px="2"
    py="1"
    borderRadius="l2"
    color="fg"
    textDecoration="none"
    _hover={{ bg: 'bg.subtle' }}
    _selected={{ bg: 'brand.subtle', boxShadow: 'inset 0 0 0 2px {colors.brand.focusRing}' }}
  >
    <RouterLink role="option" aria-selected={isActive} tabIndex={-1} {...link} />
  </Link>
)

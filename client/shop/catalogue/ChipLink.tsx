import { Link } from '@chakra-ui/react'
import { type LinkProps, Link as RouterLink } from 'react-router-dom'

/** A link with a border, one of several beside each other. */
export const ChipLink = (link: LinkProps) => (
  <Link
    asChild
    minH="11"
    px="4"
    color="fg"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="full"
    textDecoration="none"
    _hover={{ bg: 'bg.subtle' }}
  >
    <RouterLink {...link} />
  </Link>
)

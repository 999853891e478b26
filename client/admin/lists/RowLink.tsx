import { Link, type LinkProps } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'

interface RowLinkProps extends LinkProps {
  to: string
}

/** The name of a table's row, which leads to its page. */
export const RowLink = ({ to, children, ...link }: RowLinkProps) => (
  <Link asChild minH="11" color="brand.fg" fontWeight="semibold" {...link}>
    <RouterLink to={to}>{children}</RouterLink>
  </Link>
)

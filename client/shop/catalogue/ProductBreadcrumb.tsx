import { Flex, Link, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'

const trail = [
  { label: msg`Home`, to: paths.home() },
  { label: msg`Designs`, to: paths.gallery() },
]

export function ProductBreadcrumb({ productName }: { productName?: string }) {
  const { t, i18n } = useLingui()
  return (
    <Flex asChild hideBelow="md" fontSize="sm" color="fg.muted" mb={{ base: '1', md: '3' }}>
      <nav aria-label={t`Breadcrumb`}>
        <Flex as="ol" align="center" minW="0">
          {trail.map(({ label, to }) => (
            <Flex as="li" key={to} align="center">
              <Link asChild minH="11" color="fg.muted">
                <RouterLink to={to}>{i18n._(label)}</RouterLink>
              </Link>
              <Text as="span" aria-hidden px="2">
                ›
              </Text>
            </Flex>
          ))}
          {productName !== undefined && (
            <Text as="li" aria-current="page" truncate minW="0">
              {productName}
            </Text>
          )}
        </Flex>
      </nav>
    </Flex>
  )
}

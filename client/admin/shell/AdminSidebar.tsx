import { Box, Flex, Link, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { NavLink } from 'react-router-dom'
import { FindButton } from '../find/FindButton.tsx'
import { OrderNotices } from '../orders/OrderNotices.tsx'
import { adminNavGroups, type NavPage } from './admin-pages.ts'

interface AdminSidebarProps {
  items: NavPage[]
  follows: boolean
}

const groupsOf = (items: NavPage[]) => {
  const groups = new Map<NavPage['group'], NavPage[]>()
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item])
  return [...groups]
}

function Item({ name, to, Icon, end }: NavPage) {
  const { i18n } = useLingui()
  return (
    <Link
      asChild
      minH="11"
      px="3"
      gap="2.5"
      width={{ md: 'full' }}
      flexShrink="0"
      color="fg"
      fontWeight="semibold"
      textDecoration="none"
      borderRadius="l2"
      // Beside a long label, too.
      css={{ '& > svg': { flexShrink: '0' } }}
      _hover={{ bg: 'bg.subtle' }}
      _currentPage={{ color: 'brand.fg', bg: 'brand.subtle' }}
    >
      <NavLink to={to} end={end}>
        <Icon aria-hidden size={18} />
        {i18n._(name)}
      </NavLink>
    </Link>
  )
}

/**
 * The admin navigation, by group: a sidebar, or a slim bar on narrow screens. The order stream starts once the
 * viewer is known to work on orders.
 */
export function AdminSidebar({ items, follows }: AdminSidebarProps) {
  const { t, i18n } = useLingui()
  return (
    <Flex
      as="nav"
      aria-label={t`Running the shop`}
      direction={{ base: 'row', md: 'column' }}
      gap="1"
      flexShrink="0"
      width={{ md: '44', lg: '52' }}
      px={{ base: '2', md: '3' }}
      py={{ base: '1', md: '5' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      bg="bg.panel"
      borderEndWidth={{ md: '1px' }}
      borderBottomWidth={{ base: '1px', md: '0' }}
      _print={{ display: 'none' }}
    >
      {items.length > 0 && <FindButton />}
      {groupsOf(items).map(([group, entries]) =>
        group === undefined || entries.length === 1 ? (
          entries.map((item) => <Item key={item.to} {...item} />)
        ) : (
          <Box
            key={group}
            role="group"
            aria-label={i18n._(adminNavGroups[group])}
            display={{ base: 'contents', md: 'block' }}
          >
            <Text
              aria-hidden
              hideBelow="md"
              px="3"
              pt="2"
              textStyle="xs"
              fontWeight="semibold"
              color="fg.muted"
              textTransform="uppercase"
              letterSpacing="wide"
            >
              {i18n._(adminNavGroups[group])}
            </Text>
            {entries.map((item) => (
              <Item key={item.to} {...item} />
            ))}
          </Box>
        ),
      )}
      {follows && <OrderNotices />}
    </Flex>
  )
}

import { Box, chakra, Flex, Link, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { arrayOf, isString } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
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

/** The groups that were folded on this device. */
const foldedGroups = storedValue<string[]>({
  key: 'folded-groups',
  version: 1,
  area: 'local',
  isValid: arrayOf(isString),
  fallback: [],
})

interface GroupProps {
  name: string
  items: NavPage[]
  isFolded: boolean
  onFold: (fold: boolean) => void
}

const titleStyle = {
  display: 'flex',
  alignItems: 'center',
  minH: '11',
  px: '3',
  textStyle: 'xs',
  fontWeight: 'semibold',
  color: 'fg.muted',
  textTransform: 'uppercase',
  letterSpacing: 'wide',
} as const

/** Pages of one kind, under a title that folds them; the group of the page that is open can't be folded. */
function Group({ name, items, isFolded, onFold }: GroupProps) {
  const id = useId()
  const { pathname } = useLocation()
  const isCurrent = items.some(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  const isOpen = isCurrent || !isFolded
  return (
    <Box role="group" aria-label={name} display={{ base: 'contents', md: 'block' }}>
      {isCurrent ? (
        <Text aria-hidden hideBelow="md" {...titleStyle}>
          {name}
        </Text>
      ) : (
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          hideBelow="md"
          justifyContent="space-between"
          width="full"
          cursor="pointer"
          borderRadius="l2"
          focusVisibleRing="inside"
          _hover={{ bg: 'bg.subtle' }}
          onClick={() => onFold(isOpen)}
          {...titleStyle}
        >
          {name}
          <Box asChild flexShrink="0" transform={isOpen ? 'rotate(180deg)' : undefined}>
            <ChevronDown aria-hidden size={16} />
          </Box>
        </chakra.button>
      )}
      {/* In the slim bar of a phone nothing is folded; shortcuts follow the links of folded groups, too. */}
      <Box id={id} display={{ base: 'contents', md: isOpen ? 'block' : 'none' }}>
        {items.map((item) => (
          <Item key={item.to} {...item} />
        ))}
      </Box>
    </Box>
  )
}

/**
 * The admin navigation, by group: a sidebar, or a slim bar on narrow screens. The order stream starts once the
 * viewer is known to work on orders.
 */
export function AdminSidebar({ items, follows }: AdminSidebarProps) {
  const { t, i18n } = useLingui()
  const [folded, setFolded] = useState(() => foldedGroups.read())
  const changeFolded = (group: string, fold: boolean) => {
    const next = fold ? [...folded, group] : folded.filter((each) => each !== group)
    foldedGroups.write(next)
    setFolded(next)
  }
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
          <Group
            key={group}
            name={i18n._(adminNavGroups[group])}
            items={entries}
            isFolded={folded.includes(group)}
            onFold={(fold) => changeFolded(group, fold)}
          />
        ),
      )}
      {follows && <OrderNotices />}
    </Flex>
  )
}

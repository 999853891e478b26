import '../../theme/drawer.ts'
import { Box, Button, Drawer, HStack, IconButton, Link, Portal, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { NavLink, Link as RouterLink } from 'react-router-dom'
import { imageSource } from '../../lib/images.ts'
import { paths } from '../../../shared/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { CategoryLinks } from '../../shop/catalogue/CategoryLinks.tsx'
import { OccasionLinks } from '../../shop/catalogue/OccasionLinks.tsx'
import { useLiveSession } from '../session/session.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { useReturnHere } from '../session/use-return-here.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ordersLink, useNavigationLinks, wishlistLink } from './navigation-links.ts'

interface MobileMenuProps {
  open: boolean
  onClose: () => void
}

export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { t, i18n } = useLingui()
  useCloseWatcher(open, onClose)
  return (
    <Drawer.Root open={open} onOpenChange={(change) => !change.open && onClose()} lazyMount>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header justifyContent="space-between" px="4" pt="3" pb="2">
              <Drawer.Title fontFamily="heading">
                <Trans>Menu</Trans>
              </Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <IconButton variant="ghost" aria-label={t`Close menu`}>
                  <X />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px="4">
              <Stack as="nav" aria-label={t`Main`} gap="0">
                {[...useNavigationLinks(), ordersLink, wishlistLink].map(({ label, to }) => (
                  <Link
                    key={to}
                    asChild
                    minH="12"
                    px="3"
                    fontSize="lg"
                    color="fg"
                    borderBottomWidth="1px"
                    borderRadius="none"
                    _currentPage={{ color: 'brand.fg', fontWeight: 'semibold', bg: 'brand.subtle' }}
                  >
                    <NavLink to={to} end onClick={onClose}>
                      {i18n._(label)}
                    </NavLink>
                  </Link>
                ))}
              </Stack>
              <Stack mt="5" px="3" gap="5">
                <CategoryLinks onChoose={onClose} />
                <OccasionLinks onChoose={onClose} />
              </Stack>
              <LanguageSwitch mt="4" px="3" fontSize="lg" />
            </Drawer.Body>
            <Drawer.Footer px="4" pb="6">
              <AccountActions onClose={onClose} />
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

function AccountActions({ onClose }: { onClose: () => void }) {
  const logOut = useLogOut()
  const returnHere = useReturnHere()
  const { name, profilePicture } = useLiveSession()
  if (name === null) {
    return (
      <Button asChild flex="1">
        <RouterLink to={paths.welcome()} state={returnHere} onClick={onClose}>
          <Trans>Login / Sign Up</Trans>
        </RouterLink>
      </Button>
    )
  }
  return (
    <HStack flex="1" minW="0">
      <Link asChild flex="1" minW="0" minH="11" gap="2" color="fg" textDecoration="none">
        <RouterLink to={paths.account()} onClick={onClose}>
          <Avatar
            key={profilePicture}
            name={name}
            picture={profilePicture && imageSource(profilePicture, 160)}
          />
          <Box as="span" srOnly>
            <Trans>Your account:</Trans>
          </Box>
          <Text as="span" truncate fontWeight="semibold">
            {name}
          </Text>
        </RouterLink>
      </Link>
      <Button variant="outline" px="4" onClick={() => void logOut()}>
        <Trans>Logout</Trans>
      </Button>
    </HStack>
  )
}

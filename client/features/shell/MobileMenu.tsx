import '../../theme/drawer.ts'
import { Button, Drawer, HStack, IconButton, Link, Portal, Stack, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { NavLink, Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { logOut, useSession } from '../session/session.ts'
import { navigationLinks } from './navigation-links.ts'

interface MobileMenuProps {
  open: boolean
  onClose: () => void
}

export function MobileMenu({ open, onClose }: MobileMenuProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(change) => !change.open && onClose()} lazyMount>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header justifyContent="space-between" px="4" pt="3" pb="2">
              <Drawer.Title fontFamily="heading">Menu</Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <IconButton variant="ghost" aria-label="Close menu">
                  <X />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px="4">
              <Stack as="nav" aria-label="Main" gap="0">
                {navigationLinks.map(({ label, to }) => (
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
                      {label}
                    </NavLink>
                  </Link>
                ))}
              </Stack>
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
  const { name, profilePicture } = useSession()
  if (name === null) {
    return (
      <Button asChild flex="1">
        <RouterLink to={paths.welcome()} onClick={onClose}>
          Login / Sign Up
        </RouterLink>
      </Button>
    )
  }
  return (
    <HStack flex="1" minW="0">
      <Avatar name={name} picture={profilePicture} />
      <Text flex="1" truncate fontWeight="semibold">
        {name}
      </Text>
      <Button variant="outline" onClick={logOut}>
        Logout
      </Button>
    </HStack>
  )
}

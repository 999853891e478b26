import { Box, Container, Flex, HStack, IconButton, Link, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { NavLink, Link as RouterLink } from 'react-router-dom'
import type { NavigationBar_ShopFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'
import { DeferredSection } from '../../ui/DeferredSection.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ZariBorder } from '../../ui/ZariBorder.tsx'
import { SearchToggle } from '../../shop/search/SearchToggle.tsx'
import { AccountArea } from './AccountArea.tsx'
import { CartLink } from './CartLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MenuToggle } from './MenuToggle.tsx'
import { useNavigationLinks, wishlistLink } from './navigation-links.ts'

export const NavigationBar_shop = graphql(`
  fragment NavigationBar_shop on Shop {
    name
  }
`)

interface NavigationBarProps {
  shop: NavigationBar_ShopFragment
  /** Without search, links to other pages and menu, so that an order is finished first. */
  isMinimal: boolean
}

export function NavigationBar({ shop, isMinimal }: NavigationBarProps) {
  const { i18n } = useLingui()
  return (
    <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg">
      <Container>
        {/*
         * With large text, whatever doesn't fit beside the name wraps below it. The links don't wrap:
         * a second line in the fallback font would shift the page.
         */}
        <Flex
          minH="16"
          wrap={{ base: 'wrap', xl: 'nowrap' }}
          align="center"
          justify="space-between"
          columnGap={{ lg: '6' }}
        >
          <Link
            asChild
            minH="11"
            gap={{ base: '1.5', sm: '2.5' }}
            textDecoration="none"
            flex={{ base: '1 1 min-content', lg: '0 1 auto' }}
            // One row on phones, also before the fonts have loaded.
            css={{ '@media (max-width: 26rem)': { gap: '1', '& svg': { width: '32px' } } }}
          >
            <RouterLink to={paths.home()}>
              <Logo />
              <Text
                as="span"
                fontFamily="heading"
                fontWeight="600"
                lineHeight="1.1"
                fontSize={{ base: 'lg', md: 'xl' }}
                maxW={{ base: '9rem', sm: 'none' }}
              >
                {shop.name}
              </Text>
            </RouterLink>
          </Link>
          {!isMinimal && (
            <DeferredSection>
              <PageLinks />
            </DeferredSection>
          )}
          <HStack
            gap={{ base: '0', md: '2' }}
            wrap={{ base: 'wrap', xl: 'nowrap' }}
            justify="flex-end"
            ms="auto"
            // The last button's icon ends where the page's content does.
            me={{ base: '-2.5', md: '0' }}
          >
            {!isMinimal && <SearchToggle />}
            <LanguageSwitch
              px={{ base: '0', sm: '1', lg: '2' }}
              css={{ '@media (max-width: 24.3rem)': { display: 'none' } }}
            />
            <AccountArea />
            {!isMinimal && (
              <IconButton asChild variant="ghost" hideBelow="xl" aria-label={i18n._(wishlistLink.label)}>
                <RouterLink to={wishlistLink.to}>
                  <Heart />
                </RouterLink>
              </IconButton>
            )}
            <CartLink />
            {!isMinimal && <MenuToggle />}
          </HStack>
        </Flex>
      </Container>
      <ZariBorder />
    </Box>
  )
}

function PageLinks() {
  const { t, i18n } = useLingui()
  return (
    <HStack as="nav" aria-label={t`Main`} gap="1" display={{ base: 'none', xl: 'flex' }}>
      {useNavigationLinks().map(({ label, to }) => (
        <Link
          key={to}
          asChild
          minH="11"
          px="3"
          whiteSpace="nowrap"
          color="fg"
          fontWeight="semibold"
          _hover={{ color: 'brand.fg' }}
          _currentPage={{ color: 'brand.fg', boxShadow: 'inset 0 -2px 0 currentColor', borderRadius: 'none' }}
        >
          <NavLink to={to} end>
            {i18n._(label)}
          </NavLink>
        </Link>
      ))}
    </HStack>
  )
}

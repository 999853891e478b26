import { Box, chakra, Container, Heading, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { Footer_ShopFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { whatsAppLink } from '../../../shared/whatsapp-link.ts'
import { addressLines, mailLink, telLink } from '../../lib/contact.ts'
import { describeOpeningHours } from '../../lib/opening-hours.ts'
import { currentDay } from '../../lib/shop-days.ts'
import { developerPaths } from '../../../shared/developer-paths.ts'
import { paths } from '../../../shared/paths.ts'
import { ZariBorder } from '../../ui/ZariBorder.tsx'
import { quickLinks } from './navigation-links.ts'

export const Footer_shop = graphql(`
  fragment Footer_shop on Shop {
    name
    phone
    whatsApp
    email
    openingHours
    address {
      street
      city
      state
      pincode
      country
    }
    socialLinks {
      name
      url
    }
  }
`)

export function Footer({ shop }: { shop: Footer_ShopFragment }) {
  const { t, i18n } = useLingui()
  const { city } = shop.address
  return (
    <Box as="footer" bg="brand.solid" color="brand.contrast">
      <ZariBorder color="gold.emphasized" />
      <Container pt="12" pb="6">
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="8">
          <Stack gap="2">
            <Heading as="h2" size="xl">
              {shop.name}
            </Heading>
            <Text>
              <Trans>Made-to-measure and ready-made women’s wear, stitched in {city}.</Trans>
            </Text>
          </Stack>
          <Column title={t`Quick links`}>
            <SimpleGrid
              columns={{ base: 2, sm: 1 }}
              columnGap="8"
              rowGap="1"
              justifyItems="start"
              width="full"
            >
              {quickLinks.map(({ label, to }) => (
                <FooterLink key={to}>
                  <RouterLink to={to}>{i18n._(label)}</RouterLink>
                </FooterLink>
              ))}
            </SimpleGrid>
          </Column>
          <Column title={t`Visit and contact`}>
            <chakra.address fontStyle="normal" pb="2">
              {addressLines(shop.address).map((line) => (
                <Text key={line}>{line}</Text>
              ))}
              <Text pt="2">{describeOpeningHours(shop.openingHours, i18n)}</Text>
            </chakra.address>
            <FooterLink>
              <a href={telLink(shop.phone)}>{shop.phone}</a>
            </FooterLink>
            <FooterLink>
              <a href={mailLink(shop.email)}>{shop.email}</a>
            </FooterLink>
          </Column>
          <Column title={t`Follow us`}>
            <FooterLink>
              <a href={whatsAppLink(shop.whatsApp)} rel="noreferrer">
                WhatsApp
              </a>
            </FooterLink>
            {shop.socialLinks.map(({ name, url }) => (
              <FooterLink key={url}>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </FooterLink>
            ))}
          </Column>
        </SimpleGrid>
        <SmallPrint name={shop.name} />
      </Container>
    </Box>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="1" align="flex-start">
      <Heading as="h2" textStyle="eyebrow" color="gold.emphasized" fontFamily="body" pb="2">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function FooterLink({ children }: { children: ReactNode }) {
  return (
    <Link
      asChild
      minH="11"
      minW="11"
      color="inherit"
      overflowWrap="anywhere"
      _hover={{ textDecoration: 'underline' }}
      css={{ '--focus-ring-color': 'currentColor' }}
    >
      {children}
    </Link>
  )
}

function SmallPrint({ name }: { name: string }) {
  const year = currentDay().slice(0, 4)
  return (
    <Stack
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      justify="space-between"
      mt="8"
      pt="4"
      borderTopWidth="1px"
      borderColor="brand.contrast/24"
    >
      <Text fontSize="sm">
        <Trans>
          © {year} {name}. All rights reserved.
        </Trans>
      </Text>
      <Stack direction="row" wrap="wrap" columnGap="6" rowGap="0">
        <FooterLink>
          <RouterLink to={paths.help()}>
            <Trans>Questions and answers</Trans>
          </RouterLink>
        </FooterLink>
        <FooterLink>
          <RouterLink to={paths.styles()}>
            <Trans>Style book</Trans>
          </RouterLink>
        </FooterLink>
        <FooterLink>
          <RouterLink to={paths.terms()}>
            <Trans>Terms</Trans>
          </RouterLink>
        </FooterLink>
        <FooterLink>
          <RouterLink to={paths.privacy()}>
            <Trans>Privacy</Trans>
          </RouterLink>
        </FooterLink>
        <FooterLink>
          <a href={developerPaths.guide()}>
            <Trans>For developers</Trans>
          </a>
        </FooterLink>
      </Stack>
    </Stack>
  )
}

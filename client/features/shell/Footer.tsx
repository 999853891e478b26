import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box, chakra, Container, Heading, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { addressLines, mailLink, telLink, whatsAppLink } from '../../lib/contact.ts'
import { describeOpeningHours } from '../../lib/opening-hours.ts'
import { paths } from '../../paths.ts'
import { noAnchor } from '../../ui/use-sentinel.ts'
import { ZariBorder } from '../../ui/ZariBorder.tsx'
import { homeSectionLinks } from './navigation-links.ts'

const Footer_shop = graphql(`
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

export function Footer({ shop }: { shop: FragmentType<typeof Footer_shop> }) {
  const { data } = useSuspenseFragment({ fragment: Footer_shop, from: shop })
  return (
    <Box as="footer" css={noAnchor} mt="auto" bg="brand.solid" color="brand.contrast">
      <ZariBorder color="gold.emphasized" />
      <Container pt="12" pb="6">
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="8">
          <Stack gap="2">
            <Heading as="h2" size="xl">
              {data.name}
            </Heading>
            <Text>Made-to-measure and ready-made women’s wear, stitched in {data.address.city}.</Text>
          </Stack>
          <Column title="Quick links">
            {homeSectionLinks.map(({ label, to }) => (
              <FooterLink key={to}>
                <RouterLink to={to}>{label}</RouterLink>
              </FooterLink>
            ))}
          </Column>
          <Column title="Visit and contact">
            <chakra.address fontStyle="normal" pb="2">
              {addressLines(data.address).map((line) => (
                <Text key={line}>{line}</Text>
              ))}
              <Text pt="2">{describeOpeningHours(data.openingHours)}</Text>
            </chakra.address>
            <FooterLink>
              <a href={telLink(data.phone)}>{data.phone}</a>
            </FooterLink>
            <FooterLink>
              <a href={mailLink(data.email)}>{data.email}</a>
            </FooterLink>
          </Column>
          <Column title="Follow us">
            <FooterLink>
              <a href={whatsAppLink(data.whatsApp)} rel="noreferrer">
                WhatsApp
              </a>
            </FooterLink>
            {data.socialLinks.map(({ name, url }) => (
              <FooterLink key={url}>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </FooterLink>
            ))}
          </Column>
        </SimpleGrid>
        <SmallPrint name={data.name} />
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
      _hover={{ textDecoration: 'underline' }}
      css={{ '--focus-ring-color': 'currentColor' }}
    >
      {children}
    </Link>
  )
}

function SmallPrint({ name }: { name: string }) {
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
        © {new Date().getFullYear()} {name}. All rights reserved.
      </Text>
      <Stack direction="row" gap="6">
        <FooterLink>
          <RouterLink to={paths.terms()}>Terms</RouterLink>
        </FooterLink>
        <FooterLink>
          <RouterLink to={paths.privacy()}>Privacy</RouterLink>
        </FooterLink>
      </Stack>
    </Stack>
  )
}

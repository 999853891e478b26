import { Box, type BoxProps, Container, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface SectionProps extends Omit<BoxProps, 'title'> {
  /** Also the section's accessible name. */
  title: string
  eyebrow?: string
  lead?: ReactNode
}

/** A section of a page with its own heading. */
export function Section({ title, eyebrow, lead, children, ...box }: SectionProps) {
  const titleId = useId()
  return (
    <Box as="section" aria-labelledby={titleId} py={{ base: '16', md: '24' }} {...box}>
      <Container>
        <Stack gap="3" mb={{ base: '8', md: '12' }} maxW="2xl" mx="auto" textAlign="center">
          {eyebrow && (
            <Text textStyle="eyebrow" color="gold.fg">
              {eyebrow}
            </Text>
          )}
          <Heading as="h2" id={titleId} size={{ base: '3xl', md: '4xl' }}>
            {title}
          </Heading>
          {lead && (
            <Text color="fg.muted" fontSize="lg">
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Container>
    </Box>
  )
}

import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface PageIntroProps {
  title: string
  eyebrow?: string
  children?: ReactNode
}

/** A page's heading with a short text. */
export function PageIntro({ title, eyebrow, children }: PageIntroProps) {
  return (
    <Box textAlign="center" maxW="2xl" mx="auto" mb={{ base: '8', md: '12' }}>
      {eyebrow && (
        <Text textStyle="eyebrow" color="gold.fg" mb="2">
          {eyebrow}
        </Text>
      )}
      <Heading as="h1" size={{ base: '4xl', md: '5xl' }} textWrap="balance">
        {title}
      </Heading>
      {children && (
        <Text mt="3" color="fg.muted" fontSize="lg">
          {children}
        </Text>
      )}
    </Box>
  )
}

import { Box, Container, Heading, Text } from '@chakra-ui/react'
import { PageIntro } from './PageIntro.tsx'

interface LegalTextProps {
  title: string
  lead: string
  sections: { title: string; paragraphs: string[] }[]
}

/** The layout of legal texts. */
export function LegalText({ title, lead, sections }: LegalTextProps) {
  return (
    <Container py={{ base: '12', md: '20' }} maxW="3xl">
      <PageIntro title={title}>{lead}</PageIntro>
      {sections.map((section) => (
        <Box as="section" key={section.title} mb="8">
          <Heading as="h2" size="2xl" mb="2">
            {section.title}
          </Heading>
          {section.paragraphs.map((paragraph) => (
            <Text key={paragraph} mb="3" maxW="prose">
              {paragraph}
            </Text>
          ))}
        </Box>
      ))}
    </Container>
  )
}

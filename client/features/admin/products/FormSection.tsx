import { Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface FormSectionProps {
  title: string
  /** What belongs here, where the title alone doesn't say it. */
  note?: string
  children: ReactNode
}

/** One group of the form's fields. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId()
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="4"
      p={{ base: '4', lg: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Stack gap="0.5">
        <Heading as="h2" id={id} size="lg">
          {title}
        </Heading>
        {note && <Text color="fg.muted">{note}</Text>}
      </Stack>
      {children}
    </Stack>
  )
}

import { Box, Button, chakra, HStack } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'

interface InlineFormProps {
  submit: string
  sending: boolean
  /** Why it was not done; null when nothing is wrong. */
  problem: string | null
  onSubmit: (fields: FormData) => void
  onCancel: () => void
  children: ReactNode
}

/** A small form that opens where it is about. */
export function InlineForm({ submit, sending, problem, onSubmit, onCancel, children }: InlineFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <chakra.form onSubmit={send} display="grid" gap="3" mt="3" maxW="2xl">
      {children}
      <Box role="alert" color="fg.error" _empty={{ display: 'none' }}>
        {problem}
      </Box>
      <HStack gap="2">
        <Button type="submit" loading={sending} loadingText={submit}>
          {submit}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </HStack>
    </chakra.form>
  )
}

/** What stands in a field of text. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

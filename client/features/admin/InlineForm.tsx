import { Box, Button, chakra, HStack } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'

interface InlineFormProps {
  submit: string
  sending: boolean
  /** Why the request was refused; null without an error. */
  problem: string | null
  onSubmit: (fields: FormData) => void
  onCancel: () => void
  children: ReactNode
}

/** A small form that opens beside its subject. */
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

export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

import { Box, Button, Center, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { FormEventHandler, ReactNode } from 'react'

interface AccountFormProps {
  title: string
  lead: string
  submit: string
  loading: boolean
  /** What is wrong and belongs to no field; null when nothing is. */
  submitError: string | null
  onSubmit: FormEventHandler<HTMLFormElement>
  onInput: FormEventHandler<HTMLFormElement>
  /** Beneath the button: the way to the other form. */
  footer: ReactNode
  children: ReactNode
}

/**
 * The shell of both forms. By `post`, so that a submit before the page lives never puts a password into the
 * address.
 */
export function AccountForm(props: AccountFormProps) {
  const { title, lead, submit, loading, submitError, onSubmit, onInput, footer, children } = props
  return (
    <Center px="4" py={{ base: '8', md: '16' }} bg="bg.subtle" minH="full">
      <Stack
        gap="6"
        width="full"
        maxW="md"
        p={{ base: '5', sm: '8' }}
        bg="bg.panel"
        borderRadius="l3"
        boxShadow="sm"
      >
        <Stack gap="1" textAlign="center">
          <Heading as="h1" size="3xl">
            {title}
          </Heading>
          <Text color="fg.muted">{lead}</Text>
        </Stack>
        <chakra.form method="post" noValidate onSubmit={onSubmit} onInput={onInput} display="grid" gap="4">
          <Box role="alert" _empty={{ mb: '-4' }}>
            {submitError && (
              <Flex gap="3" px="4" py="3" bg="bg.error" color="fg.error" borderRadius="l2">
                <Box flexShrink="0" pt="0.5">
                  <CircleAlert aria-hidden size={20} />
                </Box>
                <Text>{submitError}</Text>
              </Flex>
            )}
          </Box>
          {children}
          <Button type="submit" size="xl" loading={loading} loadingText={submit} mt="2">
            {submit}
          </Button>
        </chakra.form>
        <Stack gap="2" textAlign="center" color="fg.muted">
          {footer}
        </Stack>
      </Stack>
    </Center>
  )
}

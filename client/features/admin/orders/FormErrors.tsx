import { Text } from '@chakra-ui/react'

/** Errors of the server that belong to no field. */
export function FormErrors({ messages }: { messages: string[] }) {
  return messages.map((message) => (
    <Text key={message} role="alert" color="fg.error" mt="2">
      {message}
    </Text>
  ))
}

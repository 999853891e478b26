import { Text } from '@chakra-ui/react'

/** What the shop refuses that belongs to no field. */
export function FormErrors({ messages }: { messages: string[] }) {
  return messages.map((message) => (
    <Text key={message} role="alert" color="fg.error" mt="2">
      {message}
    </Text>
  ))
}

import { Box, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'

const looks = {
  success: { Icon: CircleCheck, bg: 'bg.success', color: 'fg.success' },
  warning: { Icon: TriangleAlert, bg: 'bg.warning', color: 'fg.warning' },
  error: { Icon: CircleAlert, bg: 'bg.error', color: 'fg.error' },
}

/** The outcome of a form, inside a live region. */
export function FormMessage({ kind, children }: { kind: keyof typeof looks; children: string }) {
  const { Icon, ...colors } = looks[kind]
  return (
    <Flex gap="3" px="4" py="3" borderRadius="l2" {...colors}>
      <Box flexShrink="0" pt="0.5">
        <Icon aria-hidden size={20} />
      </Box>
      <Text>{children}</Text>
    </Flex>
  )
}

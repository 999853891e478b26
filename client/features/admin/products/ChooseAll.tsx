import { Flex, type FlexProps, Text } from '@chakra-ui/react'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './use-selection.ts'

const label = 'Choose all on this page'

export const ChooseAll = ({ selection, ...props }: { selection: Selection } & FlexProps) => (
  <Flex align="center" {...props}>
    <SelectBox label={label} checked={selection.wholePage} onChange={selection.togglePage} />
    <Text aria-hidden>{label}</Text>
  </Flex>
)

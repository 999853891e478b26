import { Flex, type FlexProps, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './use-selection.ts'

export function ChooseAll({ selection, ...props }: { selection: Selection } & FlexProps) {
  const { t } = useLingui()
  const label = t`Choose all on this page`
  return (
    <Flex align="center" {...props}>
      <SelectBox label={label} checked={selection.wholePage} onChange={selection.togglePage} />
      <Text aria-hidden>{label}</Text>
    </Flex>
  )
}

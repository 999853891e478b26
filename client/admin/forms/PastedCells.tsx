import { Text } from '@chakra-ui/react'
import { Plural } from '@lingui/react/macro'
import type { Pasted } from './use-sheet.ts'

/** Says how much of a pasted block has filled cells of a sheet. */
export const PastedCells = ({ pasted }: { pasted: Pasted | null }) => (
  <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
    {pasted && <Plural value={pasted.filled} one="# cell filled." other="# cells filled." />}{' '}
    {pasted && pasted.outside > 0 && (
      <Plural
        value={pasted.outside}
        one="# cell was outside of the table."
        other="# cells were outside of the table."
      />
    )}
  </Text>
)

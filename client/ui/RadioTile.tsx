import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

interface RadioTileProps extends Omit<HTMLChakraProps<'label'>, 'onSelect'> {
  /** The same for all tiles of a choice. */
  name: string
  value: string
  checked: boolean
  disabled: boolean
  onSelect: () => void
}

/** A radio button that looks like a tile with its label on it. */
export function RadioTile({ name, value, checked, disabled, onSelect, children, ...label }: RadioTileProps) {
  return (
    <chakra.label
      position="relative"
      minH="11"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.input"
      borderRadius="l2"
      cursor="pointer"
      css={states}
      {...label}
    >
      <chakra.input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onSelect}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="inherit"
      />
      {children}
    </chakra.label>
  )
}

const states = {
  '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  '&:has(:disabled)': { bg: 'bg.subtle', borderColor: 'border', color: 'fg.muted', cursor: 'not-allowed' },
}

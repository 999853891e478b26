import { chakra } from '@chakra-ui/react'

interface SelectBoxProps {
  /** What is chosen by it, for those who don't see where it stands. */
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick without a visible label. */
export const SelectBox = ({ label, checked, onChange }: SelectBoxProps) => (
  <chakra.label
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    boxSize="11"
    cursor="pointer"
  >
    <chakra.input
      type="checkbox"
      boxSize="5"
      accentColor="brand.solid"
      aria-label={label}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  </chakra.label>
)

import { chakra } from '@chakra-ui/react'

interface SelectBoxProps {
  /** The accessible name of the checkbox. */
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox without a visible label. */
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

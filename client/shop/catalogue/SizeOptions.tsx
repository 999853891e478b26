import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { sizeLabel } from '../../lib/order-options.ts'
import { RadioTile } from '../../ui/RadioTile.tsx'
import { FEW_PIECES } from '../../../shared/catalogue/stock-levels.ts'

interface SizeOption {
  label: string
  /** Null where all sizes are counted together. */
  quantityInStock?: number | null
}

interface SizeOptionsProps {
  sizes: readonly SizeOption[]
  /** The chosen size; null before. */
  value: string | null
  onChange: (size: string) => void
  /** A note below the sizes. */
  children?: ReactNode
}

/** The ready-made sizes as radio buttons. Those that are sold out can't be chosen. */
export function SizeOptions({ sizes, value, onChange, children }: SizeOptionsProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  const longest = Math.max(...sizes.map(({ label }) => label.length))
  const left = sizes.find(({ label }) => label === value)?.quantityInStock ?? null
  return (
    <Box as="fieldset">
      <chakra.legend textStyle="label" mb="2">
        <Trans>Size</Trans>
      </chakra.legend>
      <Grid
        gap={{ base: '1', md: '2' }}
        // Seven short labels fit beside each other on a phone.
        templateColumns={{
          base:
            longest < 4 ? 'repeat(auto-fill, minmax(2.75rem, 1fr))' : `repeat(auto-fill, ${longest + 4}ch)`,
          md: `repeat(auto-fill, ${longest + 4}ch)`,
        }}
      >
        {sizes.map(({ label, quantityInStock }) => (
          <RadioTile
            key={label}
            name={name}
            value={label}
            checked={label === value}
            disabled={quantityInStock === 0}
            onSelect={() => onChange(label)}
            display="flex"
            alignItems="center"
            justifyContent="center"
            px="1"
            fontWeight="semibold"
            color={label === value ? 'brand.fg' : undefined}
            textDecoration={quantityInStock === 0 ? 'line-through' : undefined}
          >
            {sizeLabel(label, i18n)}
            {quantityInStock === 0 && (
              <Box as="span" srOnly>
                , {t`Sold out`}
              </Box>
            )}
          </RadioTile>
        ))}
      </Grid>
      <Text
        role="status"
        mt="1"
        textStyle="sm"
        color="fg.warning"
        fontWeight="semibold"
        _empty={{ display: 'none' }}
      >
        {left !== null && left > 0 && left <= FEW_PIECES && t`Only ${left} left in this size`}
      </Text>
      {children}
    </Box>
  )
}

import { Box, chakra, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { useId } from 'react'
import type { StylePart } from '../../../../shared/garment-flat/choices.ts'
import { optionFlat } from '../../../../shared/garment-flat/option-flat.ts'
import type { LowerPieces } from '../../../../shared/garment-flat/lower-pieces.ts'
import type { GarmentStyle } from '../../../../shared/garment-flat/style.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { styleCost } from './style-cost.ts'
import type { StyleOption } from './style-options.ts'

interface OptionTileProps {
  /** One of a part alone, or several. */
  type: 'radio' | 'checkbox'
  /** The same for all tiles of a part. */
  group: string
  part: StylePart
  name: string
  note?: string | null
  /** Left out: what the design has. */
  option?: StyleOption
  /** The garment with it; null where it isn't drawn. */
  style: GarmentStyle | null
  /** What is below a bodice; null: not drawn yet. */
  lower: LowerPieces | null
  colour: string | null
  checked: boolean
  /** Why it can't be chosen now. */
  refusal?: string | null
  onSelect: () => void
  /** After a tap or a click, not after a key. */
  onTapped?: (() => void) | undefined
}

/** What can be chosen for a part: drawn, named and with what it adds to the price. */
export function OptionTile(props: OptionTileProps) {
  const {
    type,
    group,
    part,
    name,
    note,
    option,
    style,
    lower,
    colour,
    checked,
    refusal,
    onSelect,
    onTapped,
  } = props
  const { i18n } = useLingui()
  const id = useId().replace(/\W/g, '')
  return (
    <chakra.label
      position="relative"
      display="flex"
      flexDirection="column"
      minH="11"
      minW="0"
      p="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.input"
      borderRadius="l2"
      cursor="pointer"
      css={states}
    >
      <chakra.input
        type={type}
        name={group}
        checked={checked}
        disabled={refusal != null}
        onChange={onSelect}
        onClick={({ detail }) => detail > 0 && onTapped?.()}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="inherit"
      />
      {option?.image ? (
        <Picture
          image={{ url: option.image, alt: '' }}
          sizes="120px"
          fallbackWidth={160}
          aspectRatio="square"
          borderRadius="l1"
        />
      ) : (
        style && (
          <Box
            aspectRatio={part === 'SLEEVE' ? '4 / 5' : '5 / 4'}
            opacity={refusal ? 0.5 : undefined}
            dangerouslySetInnerHTML={{ __html: optionFlat({ style, lower, part, colour, id: `o${id}-` }) }}
          />
        )
      )}
      <Text as="span" textStyle="sm" fontWeight="semibold" lineHeight="short" overflowWrap="anywhere">
        {name}
      </Text>
      {note && (
        <Text as="span" textStyle="xs" color="fg.muted" lineHeight="short">
          {note}
        </Text>
      )}
      <Text as="span" textStyle="xs" color={refusal ? 'fg' : 'fg.muted'} lineHeight="short">
        {refusal ?? (option && styleCost(i18n, option))}
      </Text>
    </chakra.label>
  )
}

const states = {
  '&:has(:checked)': {
    borderColor: 'brand.solid',
    bg: 'brand.subtle',
    boxShadow: 'inset 0 0 0 1px var(--chakra-colors-brand-solid)',
  },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  '&:has(:disabled)': { bg: 'bg.subtle', borderColor: 'border', cursor: 'not-allowed' },
}

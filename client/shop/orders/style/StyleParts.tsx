import { Box, chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import {
  type Choice,
  garmentFor,
  type StylePart,
  styleWith,
} from '../../../../shared/garment-flat/choices.ts'
import type { LowerPieces } from '../../../../shared/garment-flat/lower-pieces.ts'
import { besideChosen, isMultiplePart } from '../../../../shared/style-options/sewn-options.ts'
import { nameOfPart } from '../../../../shared/garment-flat/describe.ts'
import { labelOfPart, labelOfPartName } from '../../../lib/garment-flat-labels.ts'
import { localizedName } from '../../../lib/localized-name.ts'
import type { SewnStyle } from '../../../lib/sewn-styles.ts'
import { OptionTile } from './OptionTile.tsx'
import { type DesignOption, excludedBy, type StyleOption, withOption, withoutPart } from './style-options.ts'

interface StylePartsProps {
  /** What may be chosen for the garment. */
  offered: readonly StyleOption[]
  picked: readonly StyleOption[]
  /** What the design has: sewn where nothing is picked of its part. */
  ofDesign: readonly DesignOption[]
  /** The garments as the design has them. */
  own: readonly SewnStyle[]
  /** What is below a bodice; null: not drawn yet. */
  lower: LowerPieces | null
  colour: string | null
  openPart: string | null
  onOpen: (part: string | null) => void
  onChange: (chosen: string[]) => void
  /**
   * Whether it stands within a page, below the drawing. There a tap on one of a part's options opens the next part without a
   * choice; keys stay at the part.
   */
  inPage: boolean
}

/** The parts of a garment, one of them open with what can be chosen for it. */
export function StyleParts({
  offered,
  picked,
  ofDesign,
  own,
  lower,
  colour,
  openPart,
  onOpen,
  onChange,
  inPage,
}: StylePartsProps) {
  const parts = [...new Set(offered.map(({ part }) => part))]
  const openNext = (part: StylePart) => {
    const next = parts.find(
      (each, index) => index > parts.indexOf(part) && picked.every((option) => option.part !== each),
    )
    if (next) onOpen(next)
  }
  return (
    <Stack gap="0" pb="4">
      {parts.map((part) => (
        <PartRow
          key={part}
          part={part}
          options={offered.filter((option) => option.part === part)}
          picked={picked}
          ofDesign={ofDesign}
          own={own}
          lower={lower}
          colour={colour}
          isOpen={part === openPart}
          onToggle={() => onOpen(part === openPart ? null : part)}
          onChange={onChange}
          inPage={inPage}
          onTapped={() => inPage && openNext(part)}
        />
      ))}
    </Stack>
  )
}

/** The rows above it may have become lower. */
function useScrollToOpened(isOpen: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) row.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    wasOpen.current = isOpen
  }, [isOpen])
  return row
}

const drawable = ({ part, drawing }: StyleOption): Choice => ({ part, drawing: drawing ?? null })

const drawnWith = (own: readonly SewnStyle[], option: StyleOption) =>
  option.drawing == null ? null : styleWith(ownOf(own, drawable(option)).style, [drawable(option)])

interface PartRowProps extends Pick<
  StylePartsProps,
  'picked' | 'ofDesign' | 'own' | 'lower' | 'colour' | 'onChange' | 'inPage'
> {
  part: StylePart
  options: readonly StyleOption[]
  isOpen: boolean
  onToggle: () => void
  /** One of the options that exclude each other was tapped. */
  onTapped: () => void
}

function PartRow({
  part,
  options,
  picked,
  ofDesign,
  own,
  lower,
  colour,
  isOpen,
  onToggle,
  onChange,
  inPage,
  onTapped,
}: PartRowProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const row = useScrollToOpened(isOpen)
  const name = labelOfPartName(nameOfPart(part), i18n)
  const mine = picked.filter((option) => option.part === part)
  const { style, parts } = ownOf(own, { part, drawing: null })
  const known = parts.find((described) => described.part === nameOfPart(part))
  const nameInDesign = known ? labelOfPart(known, i18n).value : null
  const standard = nameInDesign ? t`As in the design: ${{ ofDesign: nameInDesign }}` : t`No wish`
  // What the design has already isn't offered a second time.
  const drawn = known && 'value' in known ? known.value : null
  const others = options.filter(
    (option) =>
      mine.includes(option) ||
      (ofDesign.every(({ id }) => id !== option.id) && (option.drawing === null || option.drawing !== drawn)),
  )
  const chosenNames = mine.map((option) => localizedName(i18n, option)).join(', ')
  return (
    // Below the drawing, which stays in sight on a phone.
    <Box ref={row} borderBottomWidth="1px" scrollMarginTop={inPage ? '56' : { base: '32svh', md: '2' }}>
      <chakra.h3 fontSize="md">
        <chakra.button
          type="button"
          display="flex"
          alignItems="center"
          gap="3"
          width="full"
          minH="14"
          py="2"
          textAlign="start"
          cursor="button"
          focusVisibleRing="inside"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <Flex direction="column" flex="1" minW="0">
            <Text as="span" fontWeight="semibold">
              {name}
            </Text>
            <Text as="span" textStyle="sm" color={chosenNames ? 'brand.fg' : 'fg.muted'}>
              {chosenNames || standard}
            </Text>
          </Flex>
          <chakra.span aria-hidden transform={isOpen ? 'rotate(180deg)' : undefined}>
            <ChevronDown size={20} />
          </chakra.span>
        </chakra.button>
      </chakra.h3>
      {isOpen && (
        <Box as="fieldset" id={id} pb="4">
          <chakra.legend srOnly>{name}</chakra.legend>
          <SimpleGrid
            {...(inPage ? { minChildWidth: '5.5rem' } : { columns: { base: 3, sm: 4, md: 3 } })}
            gap="2"
          >
            {!isMultiplePart(part) && (
              <OptionTile
                type="radio"
                group={id}
                part={part}
                name={nameInDesign ? t`As in the design` : t`No wish`}
                note={nameInDesign}
                style={style}
                lower={lower}
                colour={colour}
                checked={mine.length === 0}
                onSelect={() => onChange(withoutPart(picked, part))}
                onTapped={onTapped}
              />
            )}
            {others.map((option) => {
              const against = excludedBy(option, [...picked, ...besideChosen(ofDesign, picked)])
              return (
                <OptionTile
                  key={option.id}
                  type={isMultiplePart(part) ? 'checkbox' : 'radio'}
                  group={id}
                  part={part}
                  name={localizedName(i18n, option)}
                  option={option}
                  style={drawnWith(own, option)}
                  lower={lower}
                  colour={colour}
                  checked={mine.includes(option)}
                  refusal={
                    against && !mine.includes(option)
                      ? t`Not with: ${{ other: localizedName(i18n, against) }}`
                      : null
                  }
                  onSelect={() => onChange(withOption(picked, option))}
                  onTapped={isMultiplePart(part) ? undefined : onTapped}
                />
              )
            })}
          </SimpleGrid>
        </Box>
      )}
    </Box>
  )
}

/** Of the garments that are sewn together, the one that a choice is for. */
function ownOf(own: readonly SewnStyle[], choice: Choice): SewnStyle {
  const garment = garmentFor(
    own.map(({ style }) => style.garment),
    choice,
  )
  return own.find(({ style }) => style.garment === garment) ?? own[0]!
}

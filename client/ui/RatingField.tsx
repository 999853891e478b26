import { chakra, Flex, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useState } from 'react'

const stars = [1, 2, 3, 4, 5]

interface RatingFieldProps {
  legend: string
  name: string
  /** 1 to 5. */
  value: number
  onChange: (value: number) => void
}

/** Five stars as a group of radio buttons, for keyboards and screen readers. */
export function RatingField({ legend, name, value, onChange }: RatingFieldProps) {
  const { t } = useLingui()
  const [hovered, setHovered] = useState<number | null>(null)
  const shown = hovered ?? value
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label">{legend}</chakra.legend>
      <Flex align="center" wrap="wrap" columnGap="3" ms="-2.5">
        <Flex color="gold.fg" onMouseLeave={() => setHovered(null)}>
          {stars.map((star) => (
            <chakra.label
              key={star}
              boxSize="11"
              display="grid"
              placeItems="center"
              position="relative"
              borderRadius="l2"
              cursor="pointer"
              css={{
                '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing' },
                '& svg': { fill: star <= shown ? 'currentColor' : 'transparent' },
              }}
              onMouseEnter={() => setHovered(star)}
            >
              <chakra.input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
                aria-label={t`${plural(star, { one: '# star', other: '# stars' })}`}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="pointer"
              />
              <Star aria-hidden size={26} strokeWidth={1.5} />
            </chakra.label>
          ))}
        </Flex>
        <Text aria-hidden color="fg.muted" fontSize="sm">
          <Trans>{shown} out of 5</Trans>
        </Text>
      </Flex>
    </chakra.fieldset>
  )
}

import { chakra, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StyleShare_ShareFragment as Share } from '../../__generated__/graphql.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { formatExactRupees, listedRupees } from '../../lib/money.ts'
import { formatDay, noonOf } from '../../lib/shop-days.ts'

export type Variant = Share['variants'][number]

interface SharedVariantProps {
  variant: Variant
  /** False for a custom garment. */
  isOfDesign: boolean
  /** The garment with its style, for those who don't see the drawing. */
  words: string
  /** When the link was made: the day of its price. */
  asked: string
}

/** A style: drawn, its options, the price with its day, and when it would be ready. */
export function SharedVariant({
  variant: { flats, style, price, readyBy },
  isOfDesign,
  words,
  asked,
}: SharedVariantProps) {
  const { t, i18n } = useLingui()
  return (
    <Stack gap="4">
      {flats.map(({ garment, svg, hindiSvg }) => (
        <chakra.img
          key={garment}
          src={i18n.locale === 'hi' ? hindiSvg : svg}
          alt={t`${{ garment: i18n._(categoryLabels[garment]) }}, drawn from the front and the back: ${words}`}
          width="full"
          minH="36"
          maxH="96"
          objectFit="contain"
          bg="white"
          borderWidth="1px"
          borderRadius="l2"
          p="2"
        />
      ))}
      {style.length === 0 && isOfDesign && (
        <Text>
          <Trans>As in the design</Trans>
        </Text>
      )}
      {style.length > 0 && (
        <Stack as="ul" gap="1" listStyleType="none">
          {style.map((option, index) => (
            <li key={index}>
              {localizedName(i18n, option)}
              {option.price > 0 && ` · ${listedRupees(option.price)}`}
            </li>
          ))}
        </Stack>
      )}
      <Stack gap="1">
        <Text fontWeight="semibold" fontSize="lg">
          {price == null ? (
            <Trans>The shop names the price.</Trans>
          ) : (
            <Trans>
              {{ sum: formatExactRupees(price) }} on {{ day: formatDay(asked, i18n) }}
            </Trans>
          )}
        </Text>
        {readyBy && (
          <Text>
            <Trans>Ordered that day, it would be ready on {{ day: formatDay(noonOf(readyBy), i18n) }}.</Trans>
          </Text>
        )}
      </Stack>
    </Stack>
  )
}

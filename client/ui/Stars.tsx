import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'

const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='m10 1 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L10 15.4l-5.6 3 1.1-6.3L1 7.7l6.200-.9z'/%3E%3C/svg%3E\")"

/** A rating out of five as stars and text, drawn to a tenth. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLingui()
  const share = `${(Math.min(Math.max(rating, 0), 5) / 5) * 100}%`
  return (
    <Box
      role="img"
      aria-label={t`${rating} out of 5 stars`}
      flexShrink="0"
      width="5em"
      height="1em"
      style={{ background: `linear-gradient(to right, currentColor ${share}, transparent ${share})` }}
      css={{
        mask: `${star} 0 0 / 1em 1em repeat-x`,
        // Empty stars are a tint of the full ones.
        boxShadow: 'inset 0 0 0 1em color-mix(in srgb, currentColor 22%, transparent)',
      }}
    />
  )
}

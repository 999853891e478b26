import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StylePreferences_CustomerFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { Panel } from '../../ui/Panel.tsx'

export const StylePreferences_customer = graphql(`
  fragment StylePreferences_customer on Customer {
    id
    stylePreferences {
      garment
      options {
        option {
          name
          translations {
            locale
            name
          }
        }
        times
        isLast
      }
    }
  }
`)

/** What the customer chose of the style book, by kind of garment. */
export function StylePreferences({ customer }: { customer: StylePreferences_CustomerFragment }) {
  const { t, i18n } = useLingui()
  if (customer.stylePreferences.length === 0) return null
  return (
    <Panel title={t`Style preferences`}>
      <Stack gap="4">
        {customer.stylePreferences.map(({ garment, options }) => {
          const named = options.map(({ option, ...rest }) => ({
            name: localizedName(i18n, option),
            ...rest,
          }))
          const last = named.flatMap(({ name, isLast }) => (isLast ? [name] : [])).join(', ')
          const often = named
            .filter(({ times }) => times > 1)
            .sort((one, other) => other.times - one.times)
            .map(({ name, times }) => `${name} × ${times}`)
            .join(', ')
          const once = named
            .flatMap(({ name, times, isLast }) => (times === 1 && !isLast ? [name] : []))
            .join(', ')
          return (
            <Box as="section" key={garment}>
              <Heading as="h3" size="md">
                {i18n._(categoryLabels[garment])}
              </Heading>
              <Text>
                <Trans>Last time: {last}</Trans>
              </Text>
              {often && (
                <Text>
                  <Trans>Often: {often}</Trans>
                </Text>
              )}
              {once && (
                <Text color="fg.muted">
                  <Trans>Once: {once}</Trans>
                </Text>
              )}
            </Box>
          )
        })}
      </Stack>
    </Panel>
  )
}

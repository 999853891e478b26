import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type {
  CustomersMeasurements_CustomerFragment,
  MeasuredProfile_ProfileFragment,
} from '../../__generated__/graphql.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Measured } from '../orders/CustomersProfiles.tsx'
import { FitNotes } from './FitNotes.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** A customer's measurements with their history, and fit notes; the shop enters and corrects them. */
export function CustomersMeasurements({ customer }: { customer: CustomersMeasurements_CustomerFragment }) {
  const { t } = useLingui()
  const [editing, setEditing] = useState<string | null>(null)
  const done = () => setEditing(null)
  return (
    <>
      <Panel title={t`Measurements`} gap="4">
        {customer.measurementProfiles.length === 0 && (
          <Text color="fg.muted">
            <Trans>No measurement profiles.</Trans>
          </Text>
        )}
        {customer.measurementProfiles.map((profile) =>
          editing === profile.id ? (
            <ProfileForm key={profile.version} customer={customer} profile={profile} onDone={done} />
          ) : (
            <Profile key={profile.id} profile={profile} onEdit={() => setEditing(profile.id)} />
          ),
        )}
        {editing === 'new' ? (
          <ProfileForm customer={customer} profile={null} onDone={done} />
        ) : (
          <Button variant="outline" minH="12" alignSelf="start" onClick={() => setEditing('new')}>
            <Trans>Enter measurements</Trans>
          </Button>
        )}
      </Panel>
      <Panel title={t`Fit notes`}>
        <FitNotes customer={customer} />
      </Panel>
    </>
  )
}

function Profile({ profile, onEdit }: { profile: MeasuredProfile_ProfileFragment; onEdit: () => void }) {
  const { t, i18n } = useLingui()
  const { person, measurements, versions } = profile
  const earlier = versions.slice(0, -1).reverse()
  return (
    <Box as="section" aria-label={person}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Box>
          <Text fontWeight="semibold">{person}</Text>
          <Text color="fg.muted">{versions.at(-1) && savedSentence(i18n, versions.at(-1)!)}</Text>
        </Box>
        <Button
          variant="outline"
          minH="12"
          aria-label={t`Correct the measurements of ${person}`}
          onClick={onEdit}
        >
          <Trans>Correct</Trans>
        </Button>
      </Flex>
      <Measured measurements={measurements} />
      {earlier.length > 0 && (
        <details>
          <chakra.summary cursor="pointer" minH="11" py="2.5">
            <Trans>Earlier versions ({{ earlier: earlier.length }})</Trans>
          </chakra.summary>
          <Stack gap="4">
            {earlier.map((version) => (
              <Box key={version.version}>
                <Text color="fg.muted">{savedSentence(i18n, version)}</Text>
                <Measured measurements={version.measurements} />
              </Box>
            ))}
          </Stack>
        </details>
      )}
    </Box>
  )
}

const savedSentence = (
  i18n: I18n,
  { savedAt, isByShop, savedBy }: MeasuredProfile_ProfileFragment['versions'][number],
) =>
  [
    formatMoment(savedAt, i18n),
    isByShop ? (savedBy ?? i18n._(msg`the shop`)) : i18n._(msg`the customer`),
  ].join(' · ')

import { useMutation, useQuery } from '@apollo/client/react'
import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { graphql } from '../../../__generated__/index.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { garments } from '../../../../shared/measurements/garment-measures.ts'
import { lengthProblems, namesToSend } from '../../../lib/typed-lengths.ts'
import { fromMeasurements, lengthsOf, toMeasurementsInput } from './garment-measures.ts'
import { fieldId } from './order-steps.ts'
import type { MeasurementsField, OrderValues } from './order-form.ts'

const MeasurementProfiles_query = graphql(`
  query MeasurementProfiles {
    measurementProfiles {
      id
      version
      person
      measurements {
        ...TypedMeasurements_measurements
      }
    }
  }
`)

const SaveMeasurementProfile_mutation = graphql(`
  mutation SaveMeasurementProfile($input: SaveMeasurementProfileInput!) {
    saveMeasurementProfile(input: $input) {
      measurementProfile {
        id
        version
        person
        measurements {
          ...TypedMeasurements_measurements
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** The shopper's saved measurement profiles: fills the fields from one, or saves the fields as one. */
export function MeasurementProfiles({ field }: { field: MeasurementsField }) {
  const { t } = useLingui()
  const { data } = useQuery(MeasurementProfiles_query)
  const [save, { loading }] = useMutation(SaveMeasurementProfile_mutation, {
    refetchQueries: [MeasurementProfiles_query],
  })
  const { setValue, getValues, trigger } = useFormContext<OrderValues>()
  const [person, setPerson] = useState('')
  const [said, setSaid] = useState('')
  const profiles = data?.measurementProfiles ?? []

  const saveProfile = async () => {
    const name = person.trim()
    if (name === '') return setSaid(t`Write whose measurements these are.`)
    const typed = lengthsOf(getValues(field))
    const [problem] = lengthProblems(typed, namesToSend(typed, garments), getValues(field).unit)
    if (problem) {
      await trigger(field)
      document.getElementById(fieldId(`${field}.${problem.name}`))?.focus()
      return setSaid(t`Some figures are no lengths: please look at them again.`)
    }
    const existing = profiles.find((profile) => profile.person.toLowerCase() === name.toLowerCase())
    const measurements = toMeasurementsInput(getValues(field))
    try {
      const payload = await save({
        variables: {
          input: {
            measurements,
            ...(existing ? { id: existing.id, version: existing.version } : { person: name }),
          },
        },
      })
      const refusal = payload.data?.saveMeasurementProfile.userErrors[0]
      setSaid(refusal ? refusal.message : t`Kept for ${name}.`)
    } catch {
      setSaid(t`We could not reach the shop. Please check your connection and try again.`)
    }
  }

  return (
    <Stack gap="3">
      {profiles.length > 0 && (
        <Flex role="group" aria-label={t`Measurements you have kept`} gap="2" wrap="wrap" align="center">
          <Text fontSize="sm" color="fg.muted">
            <Trans>Use the measurements of</Trans>
          </Text>
          {profiles.map(({ id, person: whose, measurements }) => (
            <Button
              key={id}
              variant="outline"
              onClick={() => {
                setValue(field, fromMeasurements(measurements))
                setSaid(t`Taken over from ${whose}.`)
              }}
            >
              <UserRound />
              {whose}
            </Button>
          ))}
        </Flex>
      )}
      <chakra.details>
        <chakra.summary cursor="pointer" py="2.5" color="brand.fg" fontWeight="semibold">
          <Trans>Keep these measurements for next time</Trans>
        </chakra.summary>
        <Flex gap="3" align="end" wrap="wrap" mt="2">
          <TextField
            label={t`Whose are they?`}
            placeholder={t`Me, Mother, Asha`}
            maxLength={100}
            value={person}
            onChange={({ target }) => setPerson(target.value)}
          />
          <Button variant="outline" loading={loading} onClick={() => void saveProfile()}>
            <Trans>Keep</Trans>
          </Button>
        </Flex>
      </chakra.details>
      <Text role="status" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {said}
      </Text>
    </Stack>
  )
}

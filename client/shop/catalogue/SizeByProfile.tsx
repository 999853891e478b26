import { useQuery } from '@apollo/client/react'
import { Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import type { Category } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { garments, garmentsOfCategory } from '../../../shared/measurements/garment-measures.ts'
import { type BodyLengths, bodyParts } from '../../lib/suggest-size.ts'
import { useLiveSession } from '../../app/session/session.ts'

const SizeByProfile_query = graphql(`
  query SizeByProfile {
    measurementProfiles {
      id
      person
      measurements {
        blouse {
          chest
          waist
        }
        dress {
          chest
          waist
          hip
        }
        lehenga {
          waist
          hip
        }
        suit {
          chest
          waist
          hip
        }
      }
    }
  }
`)

interface SizeByProfileProps {
  category: Category
  /** The parts by which the sizes differ. */
  measured: readonly (keyof BodyLengths)[]
  onChoose: (person: string, body: BodyLengths) => void
}

/** The signed-in shopper's measurement profiles, one button each; nothing for guests, and without any. */
export function SizeByProfile({ category, measured, onChoose }: SizeByProfileProps) {
  const { t } = useLingui()
  const { token } = useLiveSession()
  // The order form reads other fields of the same measurements, which have no id to be merged by.
  const { data } = useQuery(SizeByProfile_query, { skip: token === null, fetchPolicy: 'no-cache' })
  const people = (data?.measurementProfiles ?? [])
    .map(({ id, person, measurements }) => ({ id, person, body: bodyOf(measurements, category) }))
    .filter(({ body }) => measured.some((part) => body[part] != null))
  if (people.length === 0) return null
  return (
    <Flex role="group" aria-label={t`Measurements you have kept`} gap="2" wrap="wrap" align="center" mb="3">
      <Text fontSize="sm" color="fg.muted">
        <Trans>Use the measurements of</Trans>
      </Text>
      {people.map(({ id, person, body }) => (
        <Button key={id} variant="outline" onClick={() => onChoose(person, body)}>
          <UserRound />
          {person}
        </Button>
      ))}
    </Flex>
  )
}

type Measured = Partial<Record<(typeof garments)[number], BodyLengths | null>>

/** Of a person's garments: first those of the category, then any other in which the part was measured. In cm. */
function bodyOf(measurements: Measured, category: Category): BodyLengths {
  const inOrder = [...garmentsOfCategory[category], ...garments]
  return Object.fromEntries(
    bodyParts.map((part) => [
      part,
      inOrder.map((garment) => measurements[garment]?.[part]).find((length) => length != null) ?? null,
    ]),
  )
}

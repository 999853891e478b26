import { useQuery } from '@apollo/client/react'
import type { Category } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { useLiveSession } from '../../app/session/session.ts'
import { garments, garmentsOfCategory } from '../../../shared/measurements/garment-measures.ts'
import { type BodyLengths, bodyParts } from '../../../shared/measurements/suggest-size.ts'

const MeasuredPeople_query = graphql(`
  query MeasuredPeople {
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

interface MeasuredPerson {
  id: string
  person: string
  /** In cm. */
  body: BodyLengths
}

/** The persons whose measurements a signed-in shopper has saved, as far as a category needs them; none for guests. */
export function useMeasuredPeople(
  category: Category,
  measured: readonly (keyof BodyLengths)[],
): MeasuredPerson[] {
  const { token } = useLiveSession()
  // The order form reads other fields of the same measurements, which have no id to be merged by.
  const { data } = useQuery(MeasuredPeople_query, { skip: token === null, fetchPolicy: 'no-cache' })
  return (data?.measurementProfiles ?? [])
    .map(({ id, person, measurements }) => ({ id, person, body: bodyOf(measurements, category) }))
    .filter(({ body }) => measured.some((part) => body[part] != null))
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

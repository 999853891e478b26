import { unitOfText } from '../../../shared/grammars/length.ts'
import { limitWarning } from '../../../shared/measurements/measurement-warnings.ts'
import type { Context } from '../context.ts'
import { type Issue, refuseIssues } from '../errors.ts'
import type { MeasurementField } from './measurement-field.ts'
import { saidLength, warningSentences } from './measurement-warnings.ts'
import { type Measurements, type TakenOwn, unitOf, valueIn } from './measurements.ts'

/** A measurement of one of the owner's fields. */
export interface OwnMeasurement {
  field: MeasurementField
  /** In cm. */
  value: number
  /** In the common unit of the measurements. */
  typed: number
  /** As it was typed, and the unit of its field then. */
  text: string
  unit: TakenOwn['unit']
  /** A sentence for a measurement outside of the field's limits, in the unit that was typed. */
  warning: string | null
}

/** What was measured of the owner's fields, in their order; also of fields that were removed since. */
export async function readOwnMeasurements(
  { loaders }: Pick<Context, 'loaders'>,
  measurements: Measurements,
): Promise<OwnMeasurement[]> {
  const { own } = measurements
  if (Object.keys(own).length === 0) return []
  return (await loaders.measurementFields()).flatMap((field) => {
    const value = own[field.id] ?? null
    if (value === null) return []
    const { text, unit } = measurements.takenOwn[field.id] ?? { text: String(value), unit: 'CM' as const }
    const typed = valueIn(unitOf(measurements), text, unit, value)
    return { field, value, typed, text, unit, warning: warningOf(field, value, unitOfText(text, unit)) }
  })
}

function warningOf({ name, min, max }: MeasurementField, cm: number, unit: TakenOwn['unit']) {
  const code = limitWarning({ cm, unit }, { min, max })
  return code && `${name}: ${saidLength({ cm, unit })} ${warningSentences[code]}`
}

/** What a use case received as measurements, by the name of its input's field. */
type Received = readonly [
  field: string,
  measurements: { own?: Measurements['own'] | null } | null | undefined,
]

/** @throws Refused (INVALID) for measurements of fields that the owner has never defined */
export async function requireOwnFields(
  { loaders }: Pick<Context, 'loaders'>,
  all: Received[],
): Promise<void> {
  const named = all.flatMap(([field, measurements]) =>
    Object.keys(measurements?.own ?? {}).map((id) => ({ field, id })),
  )
  if (named.length === 0) return
  const known = new Set((await loaders.measurementFields()).map(({ id }) => id))
  const issues = named.flatMap(({ field, id }): Issue[] =>
    known.has(id)
      ? []
      : [
          {
            field: `${field}.own`,
            code: 'INVALID',
            message: (i18n) =>
              i18n._('The shop doesn’t measure this. Look at its measurement fields as they are now.'),
          },
        ],
  )
  refuseIssues(issues)
}

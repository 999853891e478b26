import type { Garment } from '../../shared/measurements/garment-measures.ts'

/** The garments as the schema names them. */
export const measuredGarment = {
  blouse: 'BLOUSE',
  dress: 'DRESS',
  lehenga: 'LEHENGA',
  suit: 'SUIT',
} as const satisfies Record<Garment, string>

/** Of the owner's fields those of one garment. */
export const fieldsOf = <Field extends { garment: string }>(fields: readonly Field[], garment: Garment) =>
  fields.filter((field) => field.garment === measuredGarment[garment])

/** Of the measurements of the owner's fields those of one garment. */
export const ownOf = <Own extends { field: { garment: string } }>(own: readonly Own[], garment: Garment) =>
  own.filter(({ field }) => field.garment === measuredGarment[garment])

import type { LengthUnit } from '../../../__generated__/graphql.ts'
import { parseLength } from '../../../lib/parse-length.ts'
import { perGarment, type TypedMeasurements } from './garment-measures.ts'

const cmInInch = 2.54

const inTenths = (number: number) => Math.round(number * 10) / 10

/** The same lengths in the other unit; values that aren't lengths stay as typed. */
export function inUnit(typed: TypedMeasurements, unit: LengthUnit): TypedMeasurements {
  if (typed.unit === unit) return typed
  const convert = (value: string) => {
    const number = parseLength(value)
    if (number === null) return value
    return `${inTenths(unit === 'CM' ? number * cmInInch : number / cmInInch)}`
  }
  const convertAll = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([measure, value]) => [measure, convert(value)]))
  return {
    unit,
    own: convertAll(typed.own ?? {}),
    ...perGarment((garment) => convertAll(typed[garment])),
  }
}

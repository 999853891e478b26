import {
  categoriesMeasuredAs,
  garmentMeasures,
  garments,
  type Measure,
} from '../../../shared/measurements/garment-measures.ts'
import { type GarmentGuide, measurementGuide } from '../../../shared/measurements/measurement-guide.ts'
import {
  deleteMeasurementProfile,
  listMeasurementProfiles,
  saveCustomersMeasurements,
  saveMeasurementProfile,
} from '../../domain/measurements/measurement-profiles.ts'
import { listMeasurementFields, saveMeasurementFields } from '../../domain/measurements/measurement-fields.ts'
import { readOwnMeasurements } from '../../domain/measurements/own-measurements.ts'
import { addFitNote, deleteFitNote } from '../../domain/measurements/fit-history.ts'
import { measurementWarnings } from '../../domain/measurements/measurement-warnings.ts'
import { asTyped, takenGarments, unitOf } from '../../domain/measurements/measurements.ts'
import type { Measure as MeasureName, Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const measurements: Resolvers = {
  Query: {
    measurementGuide: () =>
      garments.map((garment) => {
        const { bounds, checks } = measurementGuide[garment] as GarmentGuide
        return {
          garment: garmentNames[garment],
          categories: categoriesMeasuredAs(garment),
          measures: garmentMeasures[garment].map((measure) => {
            const [min, max] = bounds[measure]
            return { measure: measureNames[measure], min, max }
          }),
          checks: checks.map(([measure, other]) => ({
            measure: measureNames[measure],
            other: measureNames[other],
          })),
        }
      }),
    measurementProfiles: (_root, _args, ctx) => listMeasurementProfiles(ctx),
    measurementFields: (_root, _args, ctx) => listMeasurementFields(ctx),
  },
  Mutation: {
    saveMeasurementProfile: (_root, { input }, ctx) =>
      withUserErrors({ measurementProfile: null }, async () => {
        const { measurementProfile, issues } = await saveMeasurementProfile(ctx, input)
        return { measurementProfile, userErrors: issues }
      }),
    saveCustomersMeasurements: (_root, { input }, ctx) =>
      withUserErrors({ measurementProfile: null }, async () => {
        const { measurementProfile, issues } = await saveCustomersMeasurements(ctx, input)
        return { measurementProfile, userErrors: issues }
      }),
    saveMeasurementFields: (_root, { input }, ctx) =>
      withUserErrors({ measurementFields: null }, async () => ({
        measurementFields: await saveMeasurementFields(ctx, input),
      })),
    addFitNote: (_root, { input }, ctx) =>
      withUserErrors({ customer: null }, async () => ({ customer: await addFitNote(ctx, input) })),
    deleteFitNote: (_root, { input }, ctx) =>
      withUserErrors({ customer: null }, async () => ({ customer: await deleteFitNote(ctx, input) })),
    deleteMeasurementProfile: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedMeasurementProfileId: null }, async () => {
        await deleteMeasurementProfile(ctx, id)
        return { deletedMeasurementProfileId: id }
      }),
  },
  MeasurementProfileVersion: {
    isByShop: ({ savedBy }) => savedBy !== null,
  },
  Measurements: {
    unit: unitOf,
    asTyped,
    taken: (parent) =>
      takenGarments(parent).map(({ garment, lengths, unit }) => ({
        garment: garmentNames[garment],
        unit,
        lengths: lengths.map(({ measure, ...length }) => ({ ...length, measure: measureNames[measure] })),
      })),
    own: (parent, _args, ctx) => readOwnMeasurements(ctx, parent),
    warnings: (parent) =>
      measurementWarnings(parent).map(({ garment, measure, other, ...warning }) => ({
        ...warning,
        field: `${garment}.${measure}`,
        garment: garmentNames[garment],
        measure: measureNames[measure],
        other: other && measureNames[other],
      })),
  },
}

const garmentNames = { blouse: 'BLOUSE', dress: 'DRESS', lehenga: 'LEHENGA', suit: 'SUIT' } as const

const measureNames: Record<Measure, MeasureName> = {
  chest: 'CHEST',
  waist: 'WAIST',
  hip: 'HIP',
  shoulder: 'SHOULDER',
  length: 'LENGTH',
  sleeveLength: 'SLEEVE_LENGTH',
  neckDepthFront: 'NECK_DEPTH_FRONT',
  neckDepthBack: 'NECK_DEPTH_BACK',
  bottomLength: 'BOTTOM_LENGTH',
}

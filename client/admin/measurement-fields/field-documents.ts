import { graphql } from '../../__generated__/index.ts'

export const SaveMeasurementFields_mutation = graphql(`
  mutation SaveMeasurementFields($input: SaveMeasurementFieldsInput!) {
    saveMeasurementFields(input: $input) {
      measurementFields {
        version
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

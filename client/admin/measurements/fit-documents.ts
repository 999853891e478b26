import { graphql } from '../../__generated__/index.ts'

export const CustomersMeasurements_customer = graphql(`
  fragment CustomersMeasurements_customer on Customer {
    id
    name
    fitHistory {
      ...FitHistory_history
    }
    measurementProfiles {
      ...MeasuredProfile_profile
    }
  }

  fragment MeasuredProfile_profile on MeasurementProfile {
    id
    version
    person
    updatedAt
    measurements {
      ...TailorMeasurements_measurements
    }
    versions {
      version
      savedAt
      isByShop
      savedBy
      measurements {
        ...TailorMeasurements_measurements
      }
    }
  }
`)

export const AddFitNote_mutation = graphql(`
  mutation AddFitNote($input: AddFitNoteInput!) {
    addFitNote(input: $input) {
      customer {
        ...CustomersMeasurements_customer
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeleteFitNote_mutation = graphql(`
  mutation DeleteFitNote($input: DeleteFitNoteInput!) {
    deleteFitNote(input: $input) {
      customer {
        ...CustomersMeasurements_customer
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const SaveCustomersMeasurements_mutation = graphql(`
  mutation SaveCustomersMeasurements($input: SaveCustomersMeasurementsInput!) {
    saveCustomersMeasurements(input: $input) {
      measurementProfile {
        ...MeasuredProfile_profile
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

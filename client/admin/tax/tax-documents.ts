import { graphql } from '../../__generated__/index.ts'

export const TaxSettings_settings = graphql(`
  fragment TaxSettings_settings on TaxSettings {
    version
    scheme
    legalName
    gstin
    stateCode
    categories {
      category
      code
      percent
    }
    rates {
      from
      upTo
      lowerPercent
      higherPercent
    }
    services {
      code
      percent
    }
    stitching {
      code
      percent
    }
    invoiceSeries
    creditNoteSeries
  }
`)

export const AdminTax_query = graphql(`
  query AdminTax {
    taxSettings {
      ...TaxSettings_settings
    }
  }
`)

export const SaveTaxSettings_mutation = graphql(`
  mutation SaveTaxSettings($input: SaveTaxSettingsInput!) {
    saveTaxSettings(input: $input) {
      taxSettings {
        ...TaxSettings_settings
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

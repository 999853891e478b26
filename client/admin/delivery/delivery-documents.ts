import { graphql } from '../../__generated__/index.ts'

export const ZoneForm_zone = graphql(`
  fragment ZoneForm_zone on DeliveryZone {
    id
    version
    name
    prefixes
    minDays
    maxDays
    fee
  }
`)

export const AdminDelivery_query = graphql(`
  query AdminDelivery {
    deliveryZones {
      id
      ...ZoneForm_zone
    }
  }
`)

export const SaveDeliveryZone_mutation = graphql(`
  mutation SaveDeliveryZone($input: SaveDeliveryZoneInput!) {
    saveDeliveryZone(input: $input) {
      deliveryZone {
        id
        ...ZoneForm_zone
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeleteDeliveryZone_mutation = graphql(`
  mutation DeleteDeliveryZone($input: DeleteDeliveryZoneInput!) {
    deleteDeliveryZone(input: $input) {
      deletedDeliveryZoneId
      userErrors {
        ...UserErrors
      }
    }
  }
`)

import { graphql } from '../../__generated__/index.ts'

export const JobCard_query = graphql(`
  query JobCard($id: ID!) {
    order(id: $id) {
      id
      ...TailoredOrder_order
      items {
        product {
          ...GarmentDesign_product
        }
        sewnStyle {
          part
          name
          translations {
            locale
            name
          }
          drawing
        }
      }
      customer {
        street
        city
        state
        pincode
      }
      internalNotes {
        id
        text
      }
      garments {
        id
        code
        tailor {
          id
          name
          language
        }
        materials {
          material {
            id
            name
            color
            unit
          }
          quantity
        }
        toTake {
          name
          translations {
            locale
            name
          }
          color
          unit
          quantity
        }
      }
      fitHistory {
        ...FitHistory_history
      }
    }
    shop {
      name
    }
  }
`)

import { graphql } from '../__generated__/index.ts'

/** What a design says of the garment that is drawn. */
export const GarmentDesign_product = graphql(`
  fragment GarmentDesign_product on Product {
    id
    productName
    color
    blouseDetails {
      sleeveType
      blouseBackDesign
      necklineStyle
      fitType
      embellishments
    }
    suitDetails {
      sleeveType
      style
    }
    lehengaDetails {
      lehengaType
      lehengaWaist
      lehengaDupattaIncluded
    }
    sareeDetails {
      pleated
      borderStyle
      blouseType
      drapeStyle
    }
  }
`)

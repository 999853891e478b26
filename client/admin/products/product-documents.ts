import { graphql } from '../../__generated__/index.ts'

/** The fields of a product that the form changes. */
export const ProductForm_product = graphql(`
  fragment ProductForm_product on Product {
    id
    version
    externalRef
    productName
    ownBrand
    category
    description
    translations {
      locale
      productName
      description
      terms {
        text
        translation
      }
    }
    productType
    color
    maxPrice
    tailorPrice
    readyMadePrice
    discount
    quantityInStock
    fabricType
    stitchingType
    pattern
    embellishments
    customizationAvailable
    customizationOptions
    images {
      url
      alt
      loopUrl
    }
    video
    shippingCost
    estimatedDeliveryTime
    availabilityStatus
    featuredProduct
    seasonalTags
    tags
    productStatus
    fabricFeel
    durability
    style {
      id
    }
    goesWith
    sizes {
      label
      chest
      waist
      hip
      length
      quantityInStock
      sku
    }
    blouseDetails {
      sleeveType
      blouseBackDesign
      necklineStyle
      fitType
      embellishments
      padding
      lining
    }
    suitDetails {
      sleeveType
      fitType
      style
      fabricType
    }
    lehengaDetails {
      lehengaType
      lehengaWaist
      lehengaDupattaIncluded
      lehengaFabric
      embroidery
    }
    sareeDetails {
      sareeLength
      pleated
      embroideryDetails
      sareeFabric
      blouseType
      borderStyle
      drapeStyle
    }
  }
`)

export const ProductForm_query = graphql(`
  query ProductForm($id: ID!) {
    product(id: $id) {
      id
      ...ProductForm_product
    }
  }
`)

export const AddProduct_mutation = graphql(`
  mutation AddProduct($input: AddProductInput!) {
    addProduct(input: $input) {
      product {
        id
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const UpdateProduct_mutation = graphql(`
  mutation UpdateProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      product {
        id
        ...ProductForm_product
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

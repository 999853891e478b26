import type { AdminMaterialQuery } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

export const Material_fragment = graphql(`
  fragment MaterialFields on Material {
    id
    name
    kind
    color
    supplier
    unit
    price
    stock
    lowStockLimit
    isLow
    isArchived
    version
  }
`)

export const AdminMaterials_query = graphql(`
  query AdminMaterials($where: MaterialWhere, $first: Int! = 24, $after: String) {
    materials(where: $where, first: $first, after: $after) {
      edges {
        cursor
        node {
          ...MaterialFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsCapped
    }
  }
`)

export const AdminMaterial_query = graphql(`
  query AdminMaterial($id: ID!, $after: String) {
    material(id: $id) {
      ...MaterialFields
      movements(first: 24, after: $after) {
        edges {
          cursor
          node {
            id
            kind
            quantity
            garmentCode
            note
            recordedAt
            recordedBy
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`)

export type Material = Omit<NonNullable<AdminMaterialQuery['material']>, 'movements'>
export type Movement = NonNullable<AdminMaterialQuery['material']>['movements']['edges'][number]['node']

export const SaveMaterial_mutation = graphql(`
  mutation SaveMaterial($input: SaveMaterialInput!) {
    saveMaterial(input: $input) {
      material {
        ...MaterialFields
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const BuyMaterial_mutation = graphql(`
  mutation BuyMaterial($input: BuyMaterialInput!) {
    buyMaterial(input: $input) {
      material {
        ...MaterialFields
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const CorrectMaterial_mutation = graphql(`
  mutation CorrectMaterial($input: CorrectMaterialInput!) {
    correctMaterial(input: $input) {
      material {
        ...MaterialFields
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const GarmentMaterials_fragment = graphql(`
  fragment GarmentMaterials_garment on Garment {
    id
    materials {
      material {
        id
        name
        color
        unit
        stock
      }
      quantity
      cost
    }
    neededMaterials {
      material {
        id
        name
        color
        unit
        stock
      }
      quantity
    }
  }
`)

export const ConsumeMaterial_mutation = graphql(`
  mutation ConsumeMaterial($input: ConsumeMaterialInput!) {
    consumeMaterial(input: $input) {
      garment {
        ...GarmentMaterials_garment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ReturnMaterial_mutation = graphql(`
  mutation ReturnMaterial($input: ReturnMaterialInput!) {
    returnMaterial(input: $input) {
      garment {
        ...GarmentMaterials_garment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

import { graphql } from '../../__generated__/index.ts'

export const GarmentPhotos_fragment = graphql(`
  fragment GarmentPhotos on Garment {
    id
    photos {
      id
      url
      stage {
        id
        name
        translations {
          locale
          name
        }
      }
      takenAt
      takenBy
      isShared
    }
  }
`)

export const AddGarmentPhoto_mutation = graphql(`
  mutation AddGarmentPhoto($input: AddGarmentPhotoInput!) {
    addGarmentPhoto(input: $input) {
      garment {
        ...GarmentPhotos
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ShareGarmentPhoto_mutation = graphql(`
  mutation ShareGarmentPhoto($input: ShareGarmentPhotoInput!) {
    shareGarmentPhoto(input: $input) {
      garment {
        ...GarmentPhotos
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeleteGarmentPhoto_mutation = graphql(`
  mutation DeleteGarmentPhoto($input: DeleteGarmentPhotoInput!) {
    deleteGarmentPhoto(input: $input) {
      garment {
        ...GarmentPhotos
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

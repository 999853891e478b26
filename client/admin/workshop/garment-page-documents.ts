import type { AdminGarmentQuery } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

export const AdminGarment_query = graphql(`
  query AdminGarment($code: String!) {
    workshopStages {
      ...WorkshopStages
    }
    tailors {
      ...TailorOfGarment
    }
    garment(code: $code) {
      ...BoardGarment
      order {
        id
      }
      ...GarmentMaterials_garment
      stage {
        id
        name
        translations {
          locale
          name
        }
      }
      voiceNotes {
        ...VoiceNote
      }
      ...GarmentPhotos
      image {
        url
        alt
        width
        height
        thumbhash
      }
      moves {
        to {
          id
          name
          translations {
            locale
            name
          }
        }
        at
        name
        isUndo
      }
    }
  }
`)

export type AdminGarment = NonNullable<AdminGarmentQuery['garment']>

export const DeleteVoiceNote_mutation = graphql(`
  mutation DeleteVoiceNote($input: DeleteVoiceNoteInput!) {
    deleteVoiceNote(input: $input) {
      garment {
        id
        voiceNotes {
          ...VoiceNote
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

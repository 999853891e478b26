import { graphql } from '../__generated__/index.ts'

export const TailorGarment_fragment = graphql(`
  fragment WorkshopGarment on TailorGarment {
    id
    code
    category
    productName
    hindiName: productName(locale: HI, fallback: false)
    note
    addOns
    hindiAddOns: addOns(locale: HI)
    image {
      url
      alt
      width
      height
      thumbhash
    }
    stage {
      ...WorkshopStageName
      kind
    }
    nextStage {
      ...WorkshopStageName
    }
    dueDate
    trialDate
    isOverdue
    undoableUntil
    version
    color
    designDetails
    clothPics
    designPics
    needsMeasurements
    isOwnCloth
    measurements {
      ...TypedMeasurements_measurements
    }
    voiceNotes {
      ...VoiceNote
    }
  }
`)

export const VoiceNote_fragment = graphql(`
  fragment VoiceNote on VoiceNote {
    id
    seconds
    recordedAt
    recordedBy
  }
`)

export const StageName_fragment = graphql(`
  fragment WorkshopStageName on WorkshopStage {
    id
    name
    translations {
      locale
      name
    }
  }
`)

export const TailorGarments_query = graphql(`
  query TailorGarments {
    tailorViewer {
      id
      name
      due
      advance
    }
    tailorGarments {
      ...WorkshopGarment
    }
    tailorAlterations {
      id
      orderNumber
      details
      dueDate
      isOverdue
      version
      garment {
        ...WorkshopGarment
      }
    }
  }
`)

export const CompleteTailorAlteration_mutation = graphql(`
  mutation CompleteTailorAlteration($input: CompleteTailorAlterationInput!) {
    completeTailorAlteration(input: $input) {
      completedAlterationId
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const TailorGarment_query = graphql(`
  query TailorGarment($code: String!) {
    tailorGarment(code: $code) {
      ...WorkshopGarment
      style {
        part
        name
        translations {
          locale
          name
        }
        drawing
        image
      }
      product {
        ...GarmentDesign_product
      }
      materials {
        name
        color
        unit
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
      fitHistory {
        notes {
          id
          text
        }
        alterations {
          orderNumber
          details
          at
        }
      }
    }
  }
`)

export const LogInTailor_mutation = graphql(`
  mutation LogInTailor($input: LogInTailorInput!) {
    logInTailor(input: $input) {
      token
      tailor {
        id
        language
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const LogOutTailor_mutation = graphql(`
  mutation LogOutTailor {
    logOutTailor {
      userErrors {
        code
      }
    }
  }
`)

export const MoveTailorGarment_mutation = graphql(`
  mutation MoveTailorGarment($input: MoveTailorGarmentInput!) {
    moveTailorGarment(input: $input) {
      garment {
        ...WorkshopGarment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const UndoTailorGarmentMove_mutation = graphql(`
  mutation UndoTailorGarmentMove($input: UndoTailorGarmentMoveInput!) {
    undoTailorGarmentMove(input: $input) {
      garment {
        ...WorkshopGarment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

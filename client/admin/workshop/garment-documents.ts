import { graphql } from '../../__generated__/index.ts'

export const WorkshopStages_fragment = graphql(`
  fragment WorkshopStages on WorkshopStageList {
    version
    stages {
      id
      name
      translations {
        locale
        name
      }
      kind
      isRemoved
    }
  }
`)

export const TailorOfGarment_fragment = graphql(`
  fragment TailorOfGarment on Tailor {
    id
    name
    earnsByStage
  }
`)

export const BoardGarment_fragment = graphql(`
  fragment BoardGarment on Garment {
    id
    code
    order {
      id
    }
    customerName
    category
    productName
    hindiName: productName(locale: HI, fallback: false)
    status
    tailor {
      ...TailorOfGarment
    }
    pieceRate
    dueDate
    trialDate
    isOverdue
    undoableUntil
    needsMeasurements
    isMeasured
    version
  }
`)

export const WorkshopBoard_query = graphql(`
  query WorkshopBoard($where: GarmentWhere!, $after: String) {
    workshopStages {
      ...WorkshopStages
    }
    tailors {
      ...TailorOfGarment
    }
    garments(where: $where, first: 100, after: $after) {
      edges {
        cursor
        node {
          ...BoardGarment
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

export const MoveGarment_mutation = graphql(`
  mutation MoveGarment($input: MoveGarmentInput!) {
    moveGarment(input: $input) {
      garment {
        ...BoardGarment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const AssignGarment_mutation = graphql(`
  mutation AssignGarment($input: AssignGarmentInput!) {
    assignGarment(input: $input) {
      garment {
        ...BoardGarment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const UndoGarmentMove_mutation = graphql(`
  mutation UndoGarmentMove($input: UndoGarmentMoveInput!) {
    undoGarmentMove(input: $input) {
      garment {
        ...BoardGarment
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ChangeGarments_mutation = graphql(`
  mutation ChangeGarments($input: ChangeGarmentsInput!) {
    changeGarments(input: $input) {
      results {
        garmentId
        garment {
          ...BoardGarment
        }
        userErrors {
          ...UserErrors
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

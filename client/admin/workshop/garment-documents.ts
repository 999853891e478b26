import { graphql } from '../../__generated__/index.ts'

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
    status
    tailor {
      id
      name
      earnsByStage
    }
    pieceRate
    dueDate
    trialDate
    isOverdue
    undoableUntil
    version
  }
`)

export const WorkshopBoard_query = graphql(`
  query WorkshopBoard($where: GarmentWhere!, $after: String) {
    workshopStages {
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
    tailors {
      id
      name
      earnsByStage
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

import { graphql } from '../../__generated__/index.ts'

export const WorkshopStages_query = graphql(`
  query WorkshopStages {
    workshopStages {
      ...WorkshopStages
    }
  }
`)

export const SaveWorkshopStages_mutation = graphql(`
  mutation SaveWorkshopStages($input: SaveWorkshopStagesInput!) {
    saveWorkshopStages(input: $input) {
      workshopStages {
        version
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const PieceRates_query = graphql(`
  query PieceRates {
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
      pieceRates {
        category
        stageId
        amount
      }
    }
  }
`)

export const SavePieceRates_mutation = graphql(`
  mutation SavePieceRates($input: SavePieceRatesOfTailorsInput!) {
    savePieceRatesOfTailors(input: $input) {
      tailors {
        id
        pieceRates {
          category
          stageId
          amount
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

import type { Json, ApiClient } from './api-client.ts'

const measurementFields = `
  unit blouse { chest waist sleeveLength } suit { hip bottomLength }
  asTyped { blouse { chest waist sleeveLength } suit { hip bottomLength } }
  warnings { field garment measure code other message }`

const profileFields = `
  id version person measurements { ${measurementFields} } updatedAt
  versions { version measurements { ${measurementFields} } savedAt }`

export const saveProfile = async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: SaveMeasurementProfileInput!) {
      saveMeasurementProfile(input: $input) {
        measurementProfile { ${profileFields} } userErrors { field code message }
      }
    }`,
    { input },
  )
  return {
    ...result,
    profile: result.data?.saveMeasurementProfile?.measurementProfile,
    userErrors: result.data?.saveMeasurementProfile?.userErrors,
  }
}

export const listProfiles = async (who: ApiClient) =>
  who.graphql(`{ measurementProfiles { ${profileFields} } }`)

export const deleteProfile = async (who: ApiClient, id: string) => {
  const result = await who.graphql(
    `mutation ($id: ID!) {
      deleteMeasurementProfile(input: { id: $id }) { deletedMeasurementProfileId userErrors { code } }
    }`,
    { id },
  )
  return { ...result, ...result.data?.deleteMeasurementProfile }
}

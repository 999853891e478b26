import type { ApiClient } from './api-client.ts'
import { fields } from './fields.ts'

export const listProfiles = async (who: ApiClient) =>
  who.graphql(`{ measurementProfiles { ${fields.MeasurementProfile} } }`)

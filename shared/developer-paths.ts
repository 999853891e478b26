/** All addresses of the pages for developers, which the server renders without the client. */
export const developerPaths = {
  /** A section of the guide for integrators; without one, its beginning. */
  guide: (section?: string) => (section ? `/developers/${section}` : '/developers'),
  changelog: () => '/developers/changelog',
  /** A program that keeps a copy of the catalogue. */
  example: () => '/developers/catalogue-sync',
  /** A type of the schema, and one of its fields; without a type, the list of all. */
  schema: (type?: string, field?: string) =>
    `/developers/schema${type ? `/${type}` : ''}${field ? `#${field}` : ''}`,
  /** The explorer, with one of the guide's operations. */
  explorer: (operation?: string) => `/developers/explorer${operation ? `?operation=${operation}` : ''}`,
  /** The contract itself, and its last release. */
  schemaFile: () => '/schema.graphql',
  releasedSchemaFile: () => '/developers/released.graphql',
} as const

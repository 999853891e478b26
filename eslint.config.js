import js from '@eslint/js'
import graphql from '@graphql-eslint/eslint-plugin'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** One import rule: files here may not import what matches, and the message says where to go instead. */
const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map(([regex, message]) => ({ regex, message, allowTypeImports: false })) },
    ],
  },
})

const transports = [
  '/(graphql|rest|http|pages)/|^graphql$|^express',
  'The domain knows no transport: let the resolver or route shape the answer.',
]
const database = [
  '/database/|^pg$|@prisma/',
  'A transport unpacks, calls one use case and shapes the answer; the database is the domain’s.',
]
/** Lingui's one instance for all: on the server it would mix the languages of two pages. */
const globalTexts = [
  {
    name: '@lingui/core',
    importNames: ['i18n'],
    message: 'Each page has its own texts: take them from useLingui(), or as an argument.',
  },
  {
    name: '@lingui/core/macro',
    importNames: ['t'],
    message:
      'Each page has its own texts: take t from useLingui() of @lingui/react/macro, or describe with msg.',
  },
]

/** react-router's data routers: docs/decisions/010-changes-of-page.md. */
const dataRouters = {
  name: 'react-router-dom',
  importNames: [
    ...['createBrowserRouter', 'createMemoryRouter', 'RouterProvider', 'ScrollRestoration', 'Form'],
    ...[
      'useNavigation',
      'useBlocker',
      'useRouteError',
      'useLoaderData',
      'useFetcher',
      'useSubmit',
      'useMatches',
    ],
  ],
  message: 'It needs a data router, which every page would carry: see client/navigation/.',
}

const server = ['/server/', 'The halves meet only at schema.graphql: ask the API for it.']

export default tseslint.config(
  {
    ignores: ['dist/', 'node_modules/', '.data/', '**/__generated__/', 'playwright-report/', 'test-results/'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, ...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'no-restricted-properties': [
        'error',
        ...['$queryRawUnsafe', '$executeRawUnsafe'].map((property) => ({
          property,
          message: 'Build the statement with Prisma.sql, which keeps values out of its text.',
        })),
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['prisma/seed/**/*.ts'], rules: { 'max-lines': 'off' } },
  forbid(['server/domain/**/*.ts'], [transports]),
  forbid(
    ['server/graphql/**/*.ts'],
    [database, ['/rest/', 'Transports are siblings: neither calls the other.']],
    ['server/graphql/errors.ts'],
  ),
  forbid(
    ['server/rest/**/*.ts'],
    [database, ['/graphql/', 'Transports are siblings: neither calls the other.']],
    ['server/rest/v1/errors.ts'],
  ),
  forbid(['client/**/*.{ts,tsx}'], [server]),
  {
    files: ['client/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [...globalTexts, dataRouters] }],
    },
  },
  forbid(
    ['client/ui/**/*.tsx'],
    [
      server,
      [
        '@apollo/client|react-router|/features/',
        'Parts in ui/ take props: no GraphQL, no router, no features.',
      ],
    ],
  ),
  forbid(
    ['client/lib/**/*.ts'],
    [server, ['^react|@apollo|@chakra|/features/|/ui/', 'Files in lib/ are pure functions.']],
  ),
  {
    files: ['client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Answers are JSON from outside; each test asserts the shape it needs.
    files: ['tests/**/*.{ts,tsx}'],
    rules: Object.fromEntries(
      ['assignment', 'member-access', 'argument', 'call', 'return'].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        'off',
      ]),
    ),
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
  {
    files: ['schema.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema.graphql', documents: [] } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/no-hashtag-description': 'off',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/require-description': [
        'error',
        { rootField: true, ObjectTypeDefinition: false, EnumTypeDefinition: false },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        { types: 'PascalCase', FieldDefinition: 'camelCase', EnumValueDefinition: 'UPPER_CASE' },
      ],
    },
  },
)

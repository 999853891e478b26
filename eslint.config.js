import graphql from '@graphql-eslint/eslint-plugin'
import tseslint from 'typescript-eslint'
import { untranslatedRefusals, untranslatedTexts } from './scripts/untranslated-texts.js'

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
  '/api/|^graphql$|^express',
  'The domain knows no transport: let the resolver or route shape the answer.',
]
const client = [
  '/client/',
  'The server imports nothing of the client: move what both need to shared/. Pages are rendered through shared/page-renderer.ts.',
]
/** The type checker can't hold this alone: @types/papaparse brings Node's types into the client's project. */
const node = ['^node:', 'Browsers have no Node modules: only entry-server.tsx runs in Node.']
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

/** Libraries are used by their documented API, so that they can be upgraded. Ajv documents this path itself. */
const undocumented = [
  {
    selector:
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/^(?!ajv\\u002Fdist\\u002F2020)[^.\\u002F].*\\u002F(internal|dist|esm|cjs|src)(\\u002F|$)/]',
    message: 'This path is internal to the library: import from a documented one.',
  },
  {
    selector: ':matches(ImportSpecifier)[imported.name=/^(UNSAFE_|unstable_|__unsafe|__SECRET|__DO_NOT)/]',
    message: 'This is not part of the library’s documented API.',
  },
]

const unsafeStatements = ['$queryRawUnsafe', '$executeRawUnsafe'].map((property) => ({
  property,
  message: 'Build the statement with Prisma.sql, which keeps values out of its text.',
}))
/** Missing from pages that come without https, other than localhost. */
const secureContextsOnly = [
  { property: 'randomUUID', message: 'Use randomKey() of client/lib/random-key.ts: http pages lack it.' },
  { property: 'clipboard', message: 'Use copyText() of client/ui/copy-text.ts: http pages lack it.' },
]

const typedNumber =
  'Numbers that people type are read by shared/grammars (readForm() in forms of the admin pages), which tell blank and unreadable apart; others by toNumber().'
const numberInput =
  'Use AmountField, CountField or inputMode: a wheel changes the value of type="number", and the browser hides what it can’t read.'
/** A text that can’t be read must not become NaN, zero or a part of what was typed. */
const typedNumbers = [
  { selector: 'CallExpression[callee.name=/^(Number|parseFloat|parseInt)$/]', message: typedNumber },
  {
    selector: 'CallExpression[callee.object.name="Number"][callee.property.name=/^parse/]',
    message: typedNumber,
  },
  { selector: 'MemberExpression[property.name="valueAsNumber"]', message: typedNumber },
  { selector: 'JSXAttribute[name.name="type"][value.value="number"]', message: numberInput },
  { selector: 'Property[key.name="type"][value.value="number"]', message: numberInput },
]

/** India's states, and the price enquiry, which the specification shows in both languages. */
const untranslated = ['client/shop/orders/wizard/{indian-states.ts,CategoryChoice.tsx}']
/** The files whose texts are all in both languages. */
const translated = ['client/{admin,app/*,shop,tailor,ui}/**/*.{ts,tsx}']

/** Stored values outlive the code that wrote them: each has a version and is validated when it is read. */
const browserStorage = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Define the value with storedValue() of client/lib/stored-value.ts.',
}))
const onStorage = ({ name, message }) => ({ property: name, message })
const nodeGlobals = ['process', 'Buffer', 'global', '__dirname', 'require']

const server = [
  '/server/',
  'The client bundle holds nothing of the server: ask the API for it, or move what both need to shared/.',
]

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.data/',
      '**/__generated__/',
      'playwright-report/',
      'test-results/',
      '.stryker-tmp/',
      'coverage/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-properties': ['error', ...unsafeStatements],
      'no-restricted-syntax': ['error', ...undocumented],
    },
  },
  forbid(['server/**/*.ts'], [client]),
  forbid(['server/domain/**/*.ts'], [client, transports]),
  forbid(
    ['server/api/graphql/**/*.ts'],
    [client, database, ['/rest/', 'Transports are siblings: neither calls the other.']],
    ['server/api/graphql/errors.ts'],
  ),
  forbid(
    ['server/api/rest/**/*.ts'],
    [client, database, ['/graphql/', 'Transports are siblings: neither calls the other.']],
    ['server/api/rest/errors.ts'],
  ),
  forbid(['client/**/*.{ts,tsx}'], [server, node], ['client/app/entry-server.tsx']),
  forbid(['client/app/entry-server.tsx'], [server]),
  forbid(
    ['shared/**/*.ts'],
    [
      [
        '/(server|client)/|^node:|^react|^@apollo|^@prisma',
        'Files in shared/ are read by server and client alike.',
      ],
    ],
  ),
  {
    files: ['client/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: globalTexts }],
      'no-restricted-properties': [
        'error',
        ...unsafeStatements,
        ...secureContextsOnly,
        ...browserStorage.map(onStorage),
      ],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    ignores: ['client/app/entry-server.tsx'],
    rules: { 'no-restricted-globals': ['error', ...nodeGlobals, ...browserStorage] },
  },
  {
    files: ['client/lib/stored-value.ts', 'client/app/session/session.ts'],
    rules: { 'no-restricted-globals': ['error', ...nodeGlobals] },
  },
  {
    files: ['client/ui/copy-text.ts'],
    rules: { 'no-restricted-properties': ['error', ...unsafeStatements, ...browserStorage.map(onStorage)] },
  },
  forbid(
    ['client/ui/**/*.tsx'],
    [
      server,
      [
        '@apollo/client|react-router|/(admin|app|shop|tailor)/',
        'Parts in ui/ take props: no GraphQL, no router, no pages.',
      ],
    ],
  ),
  forbid(
    ['client/lib/**/*.ts'],
    [server, ['^react|@apollo|@chakra|/(admin|app|shop|tailor|ui)/', 'Files in lib/ are pure functions.']],
  ),
  {
    files: ['client/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...undocumented,
        ...typedNumbers,
        {
          selector:
            'CallExpression:matches([callee.name=/^use(Layout|Insertion)?Effect$/], [callee.property.name=/^use(Layout|Insertion)?Effect$/]) > ArrowFunctionExpression.arguments:first-child[expression=true]',
          message:
            'React takes what an effect returns for its cleanup, and scrollTo() returns a Promise in current browsers: write { … }, with return only in front of a cleanup.',
        },
      ],
    },
  },
  // The one place that converts with Number().
  { files: ['client/lib/to-number.ts'], rules: { 'no-restricted-syntax': ['error', ...undocumented] } },
  {
    files: translated,
    ignores: untranslated,
    plugins: { texts: { rules: { untranslated: untranslatedTexts } } },
    rules: { 'texts/untranslated': 'error' },
  },
  {
    files: ['server/{domain,api}/**/*.ts'],
    plugins: { texts: { rules: { refusals: untranslatedRefusals } } },
    rules: { 'texts/refusals': 'error' },
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
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        { types: 'PascalCase', FieldDefinition: 'camelCase', EnumValueDefinition: 'UPPER_CASE' },
      ],
    },
  },
)

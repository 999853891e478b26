import { GraphiQL } from 'graphiql'
import 'graphiql/style.css'
import { createRoot } from 'react-dom/client'

/** The page's own JSON: the guide's operations by name. */
const operations = JSON.parse(document.getElementById('operations')?.textContent ?? '{}') as Record<
  string,
  string
>
const chosen = operations[new URLSearchParams(location.search).get('operation') ?? '']
/** The chosen one is open. */
const tabs = [
  ...(chosen === undefined ? [] : [chosen]),
  ...Object.values(operations).filter((query) => query !== chosen),
]

/** As long as the page is open: stored tabs would take the place of the chosen operation, and of the guide's later ones. */
const values = new Map<string, string>()
const storage = {
  get length() {
    return values.size
  },
  clear: () => values.clear(),
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
}

/** Sends operations as any integrator's program would: the session of the shop's pages is not used. */
async function send(body: object, headers: Record<string, string> = {}): Promise<object> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await response.json()) as object
}

const main = document.getElementById('explorer')
if (main)
  createRoot(main).render(
    <GraphiQL
      fetcher={(operation, options) => send(operation, options?.headers)}
      defaultTabs={tabs.map((query) => ({ query }))}
      storage={storage}
    >
      <GraphiQL.Logo>{null}</GraphiQL.Logo>
    </GraphiQL>,
  )

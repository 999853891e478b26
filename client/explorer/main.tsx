import { GraphiQL } from 'graphiql'
import 'graphiql/style.css'
import { createRoot } from 'react-dom/client'

/** The page's own JSON: the guide's operations by name. */
const operations = JSON.parse(document.getElementById('operations')?.textContent ?? '{}') as Record<
  string,
  string
>
const chosen = operations[new URLSearchParams(location.search).get('operation') ?? '']
/** On the first visit the first tab is open; later the stored tabs, and `initialQuery` among them. */
const tabs = Object.values(operations).filter((query) => query !== chosen)

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
      defaultTabs={[...(chosen === undefined ? [] : [chosen]), ...tabs].map((query) => ({ query }))}
      {...(chosen !== undefined && { initialQuery: chosen })}
      // A key is not stored.
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>{null}</GraphiQL.Logo>
    </GraphiQL>,
  )

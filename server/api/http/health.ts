import { Router } from 'express'
import type { Pool } from 'pg'

/** `/livez` responds while the process runs; `/readyz` only while it can serve. */
export function health(database: Pool, isDraining: () => boolean): Router {
  return Router()
    .get('/livez', (_request, response) => {
      response.type('text/plain').send('alive')
    })
    .get('/readyz', async (_request, response) => {
      const ready = !isDraining() && (await isReachable(database))
      response
        .status(ready ? 200 : 503)
        .type('text/plain')
        .send(ready ? 'ready' : 'not ready')
    })
}

const isReachable = (database: Pool): Promise<boolean> =>
  database.query('SELECT 1').then(
    () => true,
    () => false,
  )

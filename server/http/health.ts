import { Router } from 'express'
import type { Database } from '../database/client.ts'

/** `/livez` responds while the process lives; `/readyz` only while it can serve. */
export function health(db: Database, isDraining: () => boolean): Router {
  return Router()
    .get('/livez', (_request, response) => {
      response.type('text/plain').send('alive')
    })
    .get('/readyz', async (_request, response) => {
      const ready = !isDraining() && (await answers(db))
      response
        .status(ready ? 200 : 503)
        .type('text/plain')
        .send(ready ? 'ready' : 'not ready')
    })
}

const answers = (db: Database): Promise<boolean> =>
  db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  )

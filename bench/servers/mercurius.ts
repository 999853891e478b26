// The shop's schema by Mercurius with its query compiler, over the same statements as the bare server.
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import mercurius from 'mercurius'
import { Pool } from 'pg'
import { createTokens } from '../../server/domain/accounts/tokens.ts'
import { bearerToken } from '../../server/api/http/bearer-token.ts'
import { fromRoot } from '../../server/paths.ts'
import { resolversOver } from './resolvers.ts'
import { statementsOn } from './statements.ts'

const statements = statementsOn(new Pool({ connectionString: process.env.DATABASE_URL, max: 10 }))
const tokens = createTokens(process.env.JWT_SECRET!, () => new Date())

const app = fastify()
await app.register(mercurius, {
  schema: readFileSync(fromRoot('schema.graphql'), 'utf8'),
  jit: 1,
  context: async (request) => {
    const token = bearerToken(request)
    const claims = token === null ? null : tokens.verify(token)
    const viewer = claims && (await statements.viewer(claims.userId))
    return { userId: viewer?.tokenVersion === claims?.tokenVersion ? claims?.userId : undefined }
  },
  resolvers: resolversOver(statements) as never,
})
console.log(`open at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)

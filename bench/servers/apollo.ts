// The shop's schema by Apollo Server on Express, configured as in the shop, over the bare server's
// statements.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import express, { json } from 'express'
import { Pool } from 'pg'
import { createTokens } from '../../server/domain/accounts/tokens.ts'
import { bearerToken } from '../../server/api/http/bearer-token.ts'
import { fromRoot } from '../../server/paths.ts'
import { resolversOver } from './resolvers.ts'
import { statementsOn } from './statements.ts'

const statements = statementsOn(new Pool({ connectionString: process.env.DATABASE_URL, max: 10 }))
const tokens = createTokens(process.env.JWT_SECRET!, () => new Date())

const apollo = new ApolloServer<{ userId?: string }>({
  typeDefs: readFileSync(fromRoot('schema.graphql'), 'utf8'),
  resolvers: resolversOver(statements),
  plugins: [ApolloServerPluginCacheControlDisabled()],
})
await apollo.start()

const context = async ({ req }: { req: express.Request }) => {
  const token = bearerToken(req)
  const claims = token === null ? null : tokens.verify(token)
  const viewer = claims && (await statements.viewer(claims.userId))
  return { userId: viewer?.tokenVersion === claims?.tokenVersion ? claims?.userId : undefined }
}
const server = express()
  .use('/graphql', json(), expressMiddleware(apollo, { context }))
  .listen(0, '127.0.0.1', () =>
    console.log(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  )

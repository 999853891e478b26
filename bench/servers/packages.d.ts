/** What mercurius.ts uses of the documented API: the packages are installed for benchmarks alone. */
declare module 'fastify' {
  import type { IncomingHttpHeaders } from 'node:http'
  export interface FastifyRequest {
    headers: IncomingHttpHeaders
  }
  interface Server {
    register<Options>(plugin: (options: Options) => void, options: Options): Promise<void>
    listen(options: { port: number; host: string }): Promise<string>
  }
  export default function fastify(): Server
}

declare module 'mercurius' {
  import type { FastifyRequest } from 'fastify'
  interface Options {
    schema: string
    jit: number
    context: (request: FastifyRequest) => Promise<object>
    resolvers: object
  }
  export default function mercurius(options: Options): void
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics } from 'prom-client'
import type { Logger } from 'pino'
import { pathOf } from '../../api/http/path-of.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsServer {
  /** The port it listens to: another one than the shop's. */
  port: number
  close: () => Promise<void>
}

export interface MetricsServerOptions {
  port: number
  host: string
  log: Logger
}

/** Serves `/metrics` for Prometheus on a port of its own, with the default metrics of the process. */
export async function openMetricsServer(
  metrics: Metrics,
  { port, host, log }: MetricsServerOptions,
): Promise<MetricsServer> {
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    const end = (status: number, text: string) => {
      response.statusCode = status
      response.end(text)
    }
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    if (pathOf(request) !== '/metrics') return end(404, 'Metrics are at /metrics.\n')
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, 'Metrics are read by GET.\n')
    metrics.read().then(
      (text) => {
        response.setHeader('Content-Type', registry.contentType)
        end(200, text)
      },
      (error: unknown) => {
        log.error({ err: error }, 'metrics can’t be read')
        end(500, 'Metrics can’t be read.\n')
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

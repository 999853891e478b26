import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { fromRoot } from '../../server/paths.ts'
import { ApiClient } from '../support/api-client.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { startShop } from '../support/shop-process.ts'

interface Attribute {
  key: string
  value: { stringValue?: string }
}

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}

/** The part of OpenTelemetry's protocol over HTTP that its exporter uses. */
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

/** A collector of traces on a loopback port. */
async function openCollector() {
  const spans: Span[] = []
  const services = new Set<string | undefined>()
  const server = createServer((request, response) => {
    void (async () => {
      for (const { resource, scopeSpans } of ((await json(request)) as Export).resourceSpans) {
        services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
      response.setHeader('content-type', 'application/json').end('{}')
    })()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    spans,
    services,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => once(server.close(), 'close'),
  }
}

test('a trace leads from a page to its SQL statements, without tokens', async () => {
  const folder = await makeScratchFolder('traces')
  const collector = await openCollector()
  const shop = await startShop({
    DATA_DIR: folder,
    NODE_OPTIONS: `--import=${pathToFileURL(fromRoot('dist/server/tracing.js')).href}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'boutique',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  try {
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const traced = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    const guest = new ApiClient(shop.url, null)
    expect((await guest.rest('GET', '/gallery', undefined, traced)).status).toBe(200)
    await guest.rest('GET', '/readyz')
    await guest.rest('GET', '/track/a-secret-token?from=another-secret')

    const ofPage = () => collector.spans.filter((span) => span.traceId === traceId)
    const parentsOf = (span: Span): string[] => {
      const parent = ofPage().find(({ spanId }) => spanId === span.parentSpanId)
      return parent ? [...parentsOf(parent), parent.name] : []
    }
    await expect(() => {
      const statement = ofPage().find(({ attributes }) =>
        attributes.some(
          ({ key, value }) => key === 'db.query.text' && value.stringValue?.includes('"products"'),
        ),
      )
      const [page, ...operation] = parentsOf(statement!)
      expect(page).toMatch(/^GET/)
      expect(operation).toContain('query GalleryPage')
    }).toPass()
    const pathsOf = () =>
      collector.spans.flatMap(({ attributes }) =>
        attributes.filter(({ key }) => key === 'url.path').map(({ value }) => value.stringValue),
      )
    await expect.poll(pathsOf).toEqual(['/gallery', '/track/[token]'])
    expect(JSON.stringify(collector.spans)).not.toMatch(/secret|127\.0\.0\.1.{0,40}client|user_agent/)
    expect([...collector.services]).toEqual(['boutique'])
  } finally {
    await shop.stop()
    await collector.close()
    await rm(folder, { recursive: true, force: true })
  }
})

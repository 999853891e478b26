/**
 * OpenTelemetry: one trace for each request, from the page or the call to its SQL statements. It is loaded before the
 * shop, with `node --import`, because it instruments the libraries while they are loaded; docs/operations.md says how.
 */
import { register } from 'node:module'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { ExpressInstrumentation, ExpressLayerType } from '@opentelemetry/instrumentation-express'
import { GraphQLInstrumentation } from '@opentelemetry/instrumentation-graphql'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { pathOf, withoutToken } from '../api/http/path-of.ts'

register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)

const provider = new NodeTracerProvider({
  resource: defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'shop' }))
    .merge(detectResources({ detectors: [envDetector] })),
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
})
provider.register()

registerInstrumentations({
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: (request) => ['/livez', '/readyz'].includes(pathOf(request)),
      // What others receive from the shop has no trace of its own.
      disableOutgoingRequestInstrumentation: true,
      // As in the log: no token, query or client.
      startIncomingSpanHook: (request) => ({
        'url.path': withoutToken(pathOf(request)),
        'url.query': undefined,
        'client.address': undefined,
        'network.peer.address': undefined,
        'user_agent.original': undefined,
      }),
    }),
    new ExpressInstrumentation({ ignoreLayersType: [ExpressLayerType.MIDDLEWARE, ExpressLayerType.ROUTER] }),
    // The fields of the operation itself: a list would have a span for each field of its rows.
    new GraphQLInstrumentation({ depth: 1, mergeItems: true }),
    new PgInstrumentation({ requireParentSpan: true }),
  ],
})

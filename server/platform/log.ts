import { trace } from '@opentelemetry/api'
import { type DestinationStream, type Logger, pino } from 'pino'
import { mapToSources } from './source-positions.ts'

/** The shop's log: one line of JSON per event, without secrets, with the id of its trace when there is one. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: ['req', 'headers', '*.password', '*.token'],
      mixin: () => ({ traceId: trace.getActiveSpan()?.spanContext().traceId }),
      serializers: { err: describeError },
    },
    destination,
  )

/** What failed and where. Never an error's details: the database repeats the refused row there. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    message: error.message,
    stack: error.stack && mapToSources(error.stack),
  }
}

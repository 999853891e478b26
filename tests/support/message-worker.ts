import { readConfig } from '../../server/config.ts'
import { connect } from '../../server/platform/database/client.ts'
import type { Services } from '../../server/domain/context.ts'
import { openChannels } from '../../server/platform/messaging/open-channels.ts'
import { createLog } from '../../server/platform/log.ts'
import { runWorker } from '../../server/platform/queue/run-worker.ts'

/** A process of its own that sends the messages of the database in `DATABASE_URL`; tests kill it. */
const config = readConfig(process.env)
const services = {
  db: connect(config.database!).db,
  channels: openChannels(config),
  log: createLog('silent'),
  now: () => new Date(),
} as Services

await runWorker(services, config.database!.directUrl, true)

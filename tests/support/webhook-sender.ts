import { readConfig } from '../../server/config.ts'
import { connect } from '../../server/platform/database/client.ts'
import type { Services } from '../../server/domain/context.ts'
import { openChannels } from '../../server/platform/messaging/open-channels.ts'
import { createLog } from '../../server/platform/log.ts'
import { createOutbound } from '../../server/platform/outbound/outbound.ts'
import { runWebhooks } from '../../server/platform/queue/run-webhooks.ts'

/** A process of its own that sends the webhooks of the database in `DATABASE_URL`, without queries; tests kill it. */
const config = readConfig(process.env)
const services = {
  db: connect(config.database!).db,
  channels: openChannels(config),
  outbound: createOutbound({ allowsLoopback: config.loopbackReceivers }),
  log: createLog('silent'),
  now: () => new Date(),
} as Services

await runWebhooks(services, () => Promise.reject(new Error('no queries here')), true)

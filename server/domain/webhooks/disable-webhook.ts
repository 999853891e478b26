import type { I18n } from '@lingui/core'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { i18nIn } from '../messages/page-language.ts'
import { webhookDisabledTexts } from '../notifications/notification-texts.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { webhookColumns } from './webhook.ts'
import { recordWebhookChange } from './webhook-access.ts'

/** Switches a webhook off, and writes to the owners, where the shop sends e-mails. */
export async function disableWebhook(
  services: Pick<Services, 'now' | 'channels' | 'publicUrl' | 'shop'>,
  tx: Transaction,
  id: string,
  disabledBecause: 'FAILING' | 'GONE',
): Promise<void> {
  const before = await tx.webhook.findUnique({
    where: { id, disabledAt: null },
    select: { ...webhookColumns, client: { select: { name: true } } },
  })
  if (!before) return
  const { client, ...unchanged } = before
  const webhook = await tx.webhook.update({
    where: { id },
    data: { disabledAt: services.now(), disabledBecause, version: { increment: 1 } },
    select: webhookColumns,
  })
  await recordWebhookChange(
    tx,
    { now: services.now, viewer: null, tailor: null },
    'disable',
    unchanged,
    webhook,
  )
  await notifyStaff(services, tx, {
    event: 'WEBHOOK_DISABLED',
    key: `${id}:${webhook.version}`,
    texts: webhookDisabledTexts(client.name),
    address: adminPaths.apiClients(),
  })
  if (!services.channels.email) return
  const owners = await tx.user.findMany({
    where: { role: 'ADMIN', email: { not: '' } },
    select: { id: true, email: true, language: true },
  })
  const link = (services.publicUrl ?? '') + adminPaths.apiClients()
  const values = { program: client.name, url: webhook.url, link, shop: services.shop.name }
  await enqueueMessages(
    tx,
    services,
    owners.map(({ id: userId, email, language }) => ({
      event: 'WEBHOOK_DISABLED' as const,
      channel: 'EMAIL' as const,
      recipient: email,
      language,
      ...textsOf(i18nIn(language), values),
      userId,
      deduplicationKey: `WEBHOOK_DISABLED:${id}:${webhook.version}:${userId}`,
    })),
  )
}

const textsOf = (i18n: I18n, values: Record<'program' | 'url' | 'link' | 'shop', string>) => ({
  subject: i18n._('{shop}: a webhook of {program} was switched off', values),
  body: [
    i18n._(
      '{program} no longer receives changes at {url}: the receiver has not accepted any for a day, or says that it is gone.',
      values,
    ),
    '',
    i18n._('Ask whoever runs {program} to look at it. Then switch the webhook on again: {link}', values),
    i18n._('Changes of the last 30 days are sent then.'),
  ].join('\n'),
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'

const sourceOf = (file: string) => readFileSync(fromRoot(file), 'utf8')
const sourcesOf = (folder: string) =>
  readdirSync(fromRoot(folder)).map((file) => sourceOf(`${folder}/${file}`))

test('each sentence that the server stores of a failed attempt has a translation', () => {
  const known = sourceOf('client/admin/messages/delivery-errors.ts')
  const sentences = ['server/domain/messages', 'server/domain/notifications', 'server/platform/messaging']
    .flatMap(sourcesOf)
    .flatMap((source) => [
      ...source.matchAll(/(?:new DeliveryFailed|extends DeliveryFailed \{[^}]*super)\(\s*'([^']+)'/g),
    ])
    .map(([, sentence]) => sentence!)
  expect(sentences.length).toBeGreaterThan(15)
  expect(sentences.filter((sentence) => !known.includes(`'${sentence}': msg\`${sentence}\``))).toEqual([])
})

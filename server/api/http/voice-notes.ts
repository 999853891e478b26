import express, { Router } from 'express'
import { requestContext } from '../../context.ts'
import { requirePermission } from '../../domain/accounts/policy.ts'
import type { Services } from '../../domain/context.ts'
import { readRecording } from '../../domain/voice-notes/read-recording.ts'
import { MAX_BYTES, storeVoiceNote } from '../../domain/voice-notes/store-voice-note.ts'
import { limitUploads } from './limit-uploads.ts'
import { watchReceiving } from './watch-receiving.ts'

/** The slowest upload: 8 kB a second, which is the slowest mobile network's. */
const receiving = { seconds: 60, minBytesPerSecond: 8_000 }

const readBody = express.raw({ type: () => true, limit: MAX_BYTES })

/**
 * `POST /voice-notes?garment=…&seconds=…`: the body is a recording about a garment. `GET /voice-notes/…`: the recording,
 * for staff and for the garment's tailor.
 */
export function voiceNoteRoutes(services: Services): Router {
  const limit = limitUploads(/*i18n*/ 'recordings')
  return Router()
    .post('/', async (request, response) => {
      const ctx = await requestContext(services, request)
      // Before a byte of the recording is read.
      requirePermission(ctx.viewer, 'MANAGE_ORDERS')
      await limit(ctx.viewer.id, async () => {
        // The client may have disconnected while waiting; such a body never ends.
        if (request.destroyed) return
        const stopWatching = watchReceiving(request, receiving)
        await new Promise<void>((resolve, reject) =>
          readBody(request, response, (error?: Error) => (error ? reject(error) : resolve())),
        ).finally(stopWatching)
        const audio = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const { garment: garmentId, seconds } = request.query
        const { id } = await storeVoiceNote(ctx, { garmentId, seconds, audio })
        response.status(201).json({ id })
      })
    })
    .get('/:id', async (request, response) => {
      const recording = await readRecording(await requestContext(services, request), request.params.id)
      response.set('Cache-Control', 'private, no-store')
      if (!recording) {
        response.status(404).type('text/plain').send('There is no such voice note.')
        return
      }
      response.type(recording.type).send(Buffer.from(recording.audio))
    })
}

import path from 'node:path'
import { readDirection, runCommand } from '../platform/backup/run-command.ts'
import { createLog } from '../platform/log.ts'
import { readConfig } from '../config.ts'
import { copyImages } from '../domain/images/copy-images.ts'
import { localImageStore } from '../platform/storage/local-image-store.ts'
import { s3ImageStore } from '../platform/storage/s3-image-store.ts'

const usage = 'Usage: npm run move-images -- --to bucket, or --to folder'

// npm run move-images: copies the pictures between DATA_DIR and the bucket of IMAGE_STORE.
await runCommand(async () => {
  const to = readDirection('bucket', 'folder')
  if (!to) return { failure: usage }
  const { dataDir, s3, logLevel } = readConfig(process.env)
  if (!s3) return { failure: 'Set IMAGE_STORE and the keys to the bucket, whichever of the two you move to.' }
  const folder = localImageStore(path.join(dataDir, 'images'))
  const bucket = s3ImageStore(s3, createLog(logLevel))
  const { copied, present } = await (to === 'bucket'
    ? copyImages(folder, bucket)
    : copyImages(bucket, folder))
  return {
    lines: [
      `Copied ${copied} pictures, and compared them; ${present} were there already.`,
      to === 'bucket'
        ? `Start the shop with IMAGE_STORE. The pictures stay in ${dataDir} until you remove them.`
        : 'Start the shop without IMAGE_STORE. The pictures stay in the bucket until you remove them.',
    ],
  }
})

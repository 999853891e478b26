import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { ImageStore } from '../../domain/images/image-store.ts'
import { localImageStore } from './local-image-store.ts'
import { s3ImageStore } from './s3-image-store.ts'

/** Where pictures are: in the bucket of IMAGE_STORE, or in DATA_DIR. */
export const openImageStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, log: Logger): ImageStore =>
  s3 ? s3ImageStore(s3, log) : localImageStore(path.join(dataDir, 'images'))

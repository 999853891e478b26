import { z } from 'zod'

/** The last entry of every archive: what it holds, so that a missing or changed file is noticed. */
export const manifestName = 'manifest.json'

const manifest = z.object({
  format: z.literal(1),
  /** `cluster`: the files of the embedded PostgreSQL. */
  kind: z.enum(['cluster']),
  /** The moment whose state the archive holds. */
  takenAt: z.iso.datetime(),
  /** PostgreSQL's major version. */
  postgres: z.string(),
  /** The first and the last file of the write-ahead log that the archive holds. */
  wal: z.object({ first: z.string(), last: z.string() }),
  /** The folder below BACKUP_DIR/wal that holds the log that follows; null or missing: the log was not archived. */
  walArchive: z.string().nullish(),
  /** Ids of pictures whose files were missing when the backup was made. */
  missingPictures: z.array(z.string()),
  /** Each file's SHA-256, in hex. */
  files: z.record(z.string(), z.string()),
})

export type Manifest = z.output<typeof manifest>

/** Null when the text is not a manifest that this version understands. */
export function readManifest(text: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    return null
  }
}

import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The clock of one process, by libfaketime. Timers keep running as they do when a machine's clock is set. */
export interface ProcessClock {
  /** The process is started with these. */
  env: Record<string, string>
  /** Sets the clock to so many seconds before or after the machine's. */
  shift: (seconds: number) => Promise<void>
}

/** @throws Error when libfaketime is not installed */
export async function makeClock(folder: string): Promise<ProcessClock> {
  const file = path.join(folder, 'clock')
  const shift = (seconds: number) => writeFile(file, seconds < 0 ? String(seconds) : `+${seconds}`)
  await shift(0)
  return {
    env: {
      LD_PRELOAD: await findLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DISABLE_SHM: '1',
    },
    shift,
  }
}

/** Debian's folder is named by the processor. */
async function findLibrary(): Promise<string> {
  for (const folder of await readdir('/usr/lib')) {
    const files: string[] = await readdir(`/usr/lib/${folder}/faketime`).catch(() => [])
    if (files.includes('libfaketimeMT.so.1')) return `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`
  }
  throw new Error('These measurements need libfaketime. Install it: apt-get install faketime')
}

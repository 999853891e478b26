import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'

const systemChromium = '/usr/bin/chromium'

/**
 * A Chromium to test with: the file that CHROME_PATH names, or the one that comes with the packages if it says
 * `bundled`. Without CHROME_PATH it is the system's if there is one, otherwise the bundled one.
 */
export async function chromePath(): Promise<string> {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH === 'bundled') return unpackedChromium()
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH
    throw new Error(`CHROME_PATH is neither a file nor "bundled": ${CHROME_PATH}`)
  }
  return existsSync(systemChromium) ? systemChromium : unpackedChromium()
}

/**
 * The package unpacks itself into the temporary folder, for its owner alone. In a folder of our own, another user's
 * copy on the same machine isn't in the way.
 */
async function unpackedChromium(): Promise<string> {
  const { TMPDIR } = process.env
  const folder = path.join(tmpdir(), `shop-chromium-${userInfo().uid}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  process.env.TMPDIR = folder
  // Read at import: makes the package provide the system libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const executable = await chromium.executablePath()
    process.env.FONTCONFIG_FILE = await nameFonts(folder)
    return executable
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

/**
 * The package's own font settings name the temporary folder itself, and a Chromium without any font
 * crashes when a page's fonts load late. With only these fonts, pages look the same on every machine.
 */
async function nameFonts(folder: string): Promise<string> {
  const settings = path.join(folder, 'fonts.conf')
  await writeFile(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  )
  return settings
}

export const chromeArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

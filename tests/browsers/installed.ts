import { constants } from 'node:fs'
import { access } from 'node:fs/promises'

/** The file that the variable names, or the first of the usual ones. @throws Error that says how to install it */
async function find(what: string, variable: string, packages: string, usual: string[]): Promise<string> {
  const named = process.env[variable]
  for (const file of named ? [named] : usual) {
    const runnable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (runnable) return file
  }
  throw new Error(
    `${what} is not installed. On Debian: sudo apt-get install -y ${packages}. Elsewhere: name its file in ${variable}.`,
  )
}

/** The programs of the suite, by the environment or where Debian has them. */
export const installed = {
  firefox: () => find('Firefox', 'FIREFOX_PATH', 'firefox-esr', ['/usr/bin/firefox-esr', '/usr/bin/firefox']),
  webKitDriver: () =>
    find('The driver of WebKitGTK', 'WEBKIT_DRIVER_PATH', 'webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']),
  miniBrowser: () =>
    find(
      'WebKitGTK’s MiniBrowser',
      'WEBKIT_PATH',
      'webkit2gtk-driver',
      ['x86_64', 'aarch64'].flatMap((cpu) =>
        ['4.1', '4.0'].map((api) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
      ),
    ),
  xvfb: () => find('Xvfb', 'XVFB_PATH', 'xvfb', ['/usr/bin/Xvfb']),
}

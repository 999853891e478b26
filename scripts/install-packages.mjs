// Installs the packages that only some scripts need, at their first use and when their versions have changed. The folder has
// its own package.json, so that `npm ci` of the shop leaves them out.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const [folder] = process.argv.slice(2)
const installed = `${folder}/node_modules/.package-lock.json`
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(`${folder}/package-lock.json`).mtimeMs) {
  console.error(`Installing the packages of ${folder}: at the first use and after changes.`)
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
}

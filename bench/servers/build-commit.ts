import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fromRoot } from '../../server/paths.ts'

/**
 * The folder of a commit's build, for comparisons with this one: checked out and built the first time. It uses the
 * installed packages, so that only the shop's own code differs. The folder isn't below `.data`: builds before 1.0 serve no assets from there.
 */
export function buildCommit(commit: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: fromRoot(), encoding: 'utf8' }).trim()
  const hash = git('rev-parse', '--short=8', '--verify', `${commit}^{commit}`)
  const folder = path.join(process.env.BENCH_DIR ?? tmpdir(), 'shop-builds', hash)
  if (!existsSync(folder)) {
    mkdirSync(path.dirname(folder), { recursive: true })
    git('worktree', 'add', '--detach', folder, hash)
    symlinkSync(fromRoot('node_modules'), path.join(folder, 'node_modules'))
  }
  execFileSync(process.execPath, ['scripts/ensure-built.mjs'], { cwd: folder, stdio: 'inherit' })
  return folder
}

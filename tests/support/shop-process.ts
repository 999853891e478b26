import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { startArguments } from '../../scripts/start-arguments.ts'

/** The built shop as its own process: what `npm start` runs. */
export interface ShopProcess {
  url: string
  /** Ends it as an operator would, and waits until it has gone. Answers the exit code. */
  stop: () => Promise<number | null>
  /** Kills it and all that it started, at once and without a chance to tidy up. Needs a group of its own. */
  killGroup: () => Promise<void>
}

/**
 * A shell starts a watcher and becomes the shop. The watcher reads a pipe that only this process holds: when a test run
 * is killed, the pipe closes, and the watcher asks the shop to end.
 */
const untilWeEnd = '( { read -r _; kill -TERM $$; } <&3 >/dev/null 2>&1 & ) && exec "$@" 3<&-'

/**
 * Starts the built shop on a free port and waits for the line that says it is open.
 * @throws Error with what it wrote when it ends before
 */
export async function startShop(
  env: Record<string, string>,
  { ownGroup = false } = {},
): Promise<ShopProcess> {
  const child = spawn('/bin/sh', ['-c', untilWeEnd, 'sh', process.execPath, ...startArguments], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: ownGroup,
  })
  const gone = once(child, 'exit') as Promise<[number | null]>
  const watcher = child.stdio[3]
  void gone.then(() => watcher?.destroy())
  const complaints = text(child.stderr!)
  const url = await Promise.race([
    openLine(child),
    gone.then(async ([code]) => Promise.reject(new Error(`It ended with ${code}: ${await complaints}`))),
  ])
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await gone
      return code
    },
    killGroup: async () => {
      process.kill(-child.pid!, 'SIGKILL')
      await gone
    },
  }
}

async function openLine(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /open at (http:\S+)/.exec(line)?.[1]
    if (address) {
      child.stdout!.resume()
      return address
    }
  }
  // It has closed its output: that it ended is told by the race's other side.
  return new Promise(() => {})
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { startArguments } from '../../scripts/start-arguments.ts'

/** The built shop as its own process, as `npm start` runs it. */
export interface ShopProcess {
  url: string
  pid: number
  /** Stops it with SIGTERM and waits until it has exited. Returns the exit code. */
  stop: () => Promise<number | null>
  /** Kills it and its children at once, without cleanup. Needs a process group of its own. */
  killGroup: () => Promise<void>
}

/**
 * A shell starts a watcher and becomes the program. The watcher reads a pipe that only this process holds, as the fourth
 * of the program's files: when a test run is killed, the pipe closes, and the watcher stops the program.
 */
export const untilWeEnd = '( { read -r _; kill -TERM $$; } <&3 >/dev/null 2>&1 & ) && exec "$@" 3<&-'

/**
 * Starts the built shop on a free port and waits for the line that it is ready. @throws Error with its
 * output when it exits before
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
  const exited = once(child, 'exit') as Promise<[number | null]>
  const watcher = child.stdio[3]
  void exited.then(() => watcher?.destroy())
  const complaints = text(child.stderr!)
  const url = await Promise.race([
    openLine(child),
    exited.then(async ([code]) => Promise.reject(new Error(`It ended with ${code}: ${await complaints}`))),
  ])
  return {
    url,
    // The shell has become the shop.
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await exited
      return code
    },
    killGroup: async () => {
      process.kill(-child.pid!, 'SIGKILL')
      await exited
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
  // It has closed its output; the other promise of the race reports the exit.
  return new Promise(() => {})
}

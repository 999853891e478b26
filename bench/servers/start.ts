import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { startArguments } from '../../scripts/start-arguments.ts'
import { fromRoot } from '../../server/paths.ts'

export interface RunningServer {
  url: string
  pid: number
  stop: () => Promise<void>
}

/** Starts a Node server process and waits until it prints its address. Other output is discarded. */
export async function startServer(
  argv: string[],
  env: Record<string, string>,
  cwd = fromRoot(),
): Promise<RunningServer> {
  const child = spawn(process.execPath, argv, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const url = await Promise.race([
    openLine(child),
    exited.then(() => Promise.reject(new Error(`${argv.join(' ')} has ended`))),
  ])
  return {
    url,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** The shop as run by `npm start`: built, with logging, and without rate limits. `folder` may have another build. */
export const startShop = (env: Record<string, string>, folder?: string) =>
  startServer(startArguments, { HOST: '127.0.0.1', PORT: '0', RATE_LIMITS: 'off', ...env }, folder)

/** A server to compare with, from source. */
export const startComparison = (name: 'bare' | 'mercurius' | 'apollo', env: Record<string, string>) =>
  startServer(['--import', 'tsx', `bench/servers/${name}.ts`], env)

async function openLine(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /open at (http:\S+)/.exec(line)?.[1]
    if (address) {
      child.stdout!.resume()
      return address
    }
  }
  return new Promise(() => {})
}

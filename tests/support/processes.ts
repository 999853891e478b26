import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { untilWeEnd } from './shop-process.ts'

/** A user of the operating system. */
export interface OsAccount {
  uid: number
  gid: number
}

/** The account for programs that refuse to run as root; undefined when this process doesn't run as root either. */
export async function unprivileged(): Promise<OsAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'nobody'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

/** A program of the operating system, which ends with this process. */
export interface RunningProgram {
  pid: number
  /** Waits until it accepts connections. @throws Error with its output when it ends before */
  untilListening: (port: number) => Promise<void>
  hasEnded: () => boolean
  /** Sends the signal, and waits until it has ended. */
  end: (signal?: NodeJS.Signals) => Promise<void>
}

export function startProgram(
  program: string,
  args: string[],
  account?: OsAccount,
  env: Record<string, string> = {},
): RunningProgram {
  const child = spawn('/bin/sh', ['-c', untilWeEnd, 'sh', program, ...args], {
    ...account,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output = (output + String(chunk)).slice(-10_000)))
  return {
    // The shell has become the program.
    pid: child.pid!,
    untilListening: async (port) => {
      while (!(await accepts(port))) {
        if (hasEnded(child)) throw new Error(`${program} ended: ${output}`)
        await delay(20)
      }
    },
    hasEnded: () => hasEnded(child),
    end: async (signal = 'SIGTERM') => {
      const exited = once(child, 'exit')
      if (!hasEnded(child)) {
        child.kill(signal)
        await exited
      }
      child.stdio[3]?.destroy()
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Whether connections to the port are accepted, within two seconds. */
export function accepts(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 })
    const finish = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
    socket.once('timeout', () => finish(false))
  })
}

/** A port of this machine that nothing listens to. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

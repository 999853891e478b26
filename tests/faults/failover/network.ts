import { writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, type RunningProgram, startProgram } from '../../support/processes.ts'

/** A network between programs of this machine: an HAProxy of its own, which passes on what it is sent. */
export interface Network<Name extends string> {
  /** The port by which the network leads to each of the targets. */
  ports: Record<Name, number>
  /** For that long nothing passes, and connections stay open, as in a network that is interrupted. */
  interrupt: (ms: number) => Promise<void>
  stop: () => Promise<void>
}

/** @param targets the ports it leads to */
export async function startNetwork<Name extends string>(
  file: string,
  targets: Record<Name, number>,
): Promise<Network<Name>> {
  const ports = {} as Record<Name, number>
  for (const name in targets) ports[name] = await freePort()
  const listeners = Object.keys(targets).map(
    (name) => `listen ${name}
  bind 127.0.0.1:${ports[name as Name]}
  server target 127.0.0.1:${targets[name as Name]}
`,
  )
  const haproxy = await startProxy(file, listeners.join('\n'))
  for (const name in ports) await haproxy.untilListening(ports[name])
  return {
    ports,
    interrupt: (ms) => suspend(haproxy, ms),
    stop: () => haproxy.end(),
  }
}

/** Starts HAProxy with TCP listeners; whoever has sent nothing for half an hour is disconnected. */
export async function startProxy(file: string, listeners: string): Promise<RunningProgram> {
  await writeFile(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m

${listeners}`,
  )
  return startProgram('haproxy', ['-db', '-f', file])
}

/** A suspended program keeps its connections. */
export async function suspend({ pid }: { pid: number }, ms: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  await delay(ms)
  process.kill(pid, 'SIGCONT')
}

import { readdirSync, readFileSync } from 'node:fs'

/** `getconf CLK_TCK` on every Linux there is. */
const ticksPerSecond = 100

interface ProcessTimes {
  parent: number
  /** Of the process itself, in seconds. */
  own: number
  /** Of its children that have ended. */
  exited: number
}

/** Processor time that a process has used so far, in seconds: in its own code and in the kernel for it. */
export const secondsOf = (pid: number): number => timesOf(pid).own

/** The process that started this one. */
export const parentOf = (pid: number): number => timesOf(pid).parent

/** The same of a process and all that descend from it, those that have ended included. */
export function secondsOfFamily(pid: number): number {
  const all = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      all.set(Number(name), timesOf(Number(name)))
    } catch {
      // It has ended since the folder was read.
    }
  }
  const sum = (member: number): number => {
    const times = all.get(member)
    if (!times) return 0
    let seconds = times.own + times.exited
    for (const [child, { parent }] of all) if (parent === member) seconds += sum(child)
    return seconds
  }
  return sum(pid)
}

function timesOf(pid: number): ProcessTimes {
  // The name, in brackets, may hold spaces; what follows is counted from the state on.
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const at = (field: number) => fields[field - 3]!
  return {
    parent: at(4),
    own: (at(14) + at(15)) / ticksPerSecond,
    exited: (at(16) + at(17)) / ticksPerSecond,
  }
}

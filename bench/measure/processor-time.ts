import { readdirSync, readFileSync } from 'node:fs'

/** `getconf CLK_TCK` is 100 on every Linux. */
const ticksPerSecond = 100

interface ProcessTimes {
  parent: number
  /** Of the process itself, in seconds. */
  own: number
  /** Of its terminated children. */
  exited: number
}

/** The processor time of a process so far, in seconds: user and system time. */
export const secondsOf = (pid: number): number => timesOf(pid).own

/** The parent process. */
export const parentOf = (pid: number): number => timesOf(pid).parent

/** The same for a process and its descendants, terminated ones included. */
export function secondsOfFamily(pid: number): number {
  const all = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      all.set(Number(name), timesOf(Number(name)))
    } catch {
      // It has terminated since the folder was read.
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
  // The name in parentheses may contain spaces; the fields are counted from the state on.
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

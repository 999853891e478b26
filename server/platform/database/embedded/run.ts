import { spawn, type StdioOptions } from 'node:child_process'

export interface Outcome {
  status: number | null
  output: string
}

interface RunOptions {
  /** Open file handed to the child as file descriptor 3. */
  inherit?: number | undefined
  uid?: number | undefined
  gid?: number | undefined
}

/** The child starts in the root folder, because its account may have no access to ours. */
export const neutralFolder = process.platform === 'win32' ? undefined : '/'

/** Nothing of the shop's environment (JWT_SECRET, ADMIN_PASSWORD) belongs in the database's processes. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return process.platform === 'win32'
    ? process.env
    : { PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin' }
}

/** Runs a program to its end; a program that can't be started has status null and says why in its output. */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe']
  if (options.inherit !== undefined) stdio.push(options.inherit)
  const { uid, gid } = options
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio,
      cwd: neutralFolder,
      env: bareEnvironment(),
      windowsHide: true,
      ...(uid !== undefined && gid !== undefined ? { uid, gid } : {}),
    })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', (error) => resolve({ status: null, output: error.message }))
    child.once('close', (status) => resolve({ status, output }))
  })
}

/** The end of a program's output, on one line for a message. */
export function lastLines(text: string): string {
  return text.trim().split('\n').slice(-4).join(' | ')
}

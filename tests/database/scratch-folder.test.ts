import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { makeScratchFolder } from '../support/scratch-folder.ts'

const fixture = fileURLToPath(new URL('fixtures/test-run.ts', import.meta.url))
const soon = { timeout: 20_000, interval: 20 }

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function scratchFolder(name: string): Promise<string> {
  const folder = await makeScratchFolder(name)
  folders.push(folder)
  return folder
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a test run that is killed leaves neither its folder nor its Postgres', async () => {
  const run = spawn(process.execPath, ['--import', 'tsx', fixture], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(run, 'exit')
  const [line] = (await once(createInterface({ input: run.stdout }), 'line')) as [string]
  const { folder, postmaster } = JSON.parse(line) as { folder: string; postmaster: number }
  folders.push(folder)
  expect(existsSync(join(folder, 'postgres', 'data', 'base'))).toBe(true)
  expect(exists(postmaster)).toBe(true)

  run.kill('SIGKILL')
  await ended

  await vi.waitFor(() => expect(exists(postmaster)).toBe(false), soon)
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), soon)
})

test('a new run removes the folder of a killed one, and no other', async () => {
  const inUse = await scratchFolder('in-use')
  const parent = dirname(inUse)
  const abandoned = await mkdtemp(join(parent, 'shop-scratch-abandoned-'))
  const foreign = await mkdtemp(join(parent, 'shop-other-'))
  folders.push(abandoned, foreign)
  await mkdir(join(abandoned, 'postgres'))
  await writeFile(join(abandoned, 'postgres', 'page'), 'rows')

  await scratchFolder('next')

  expect(existsSync(abandoned)).toBe(false)
  expect(existsSync(inUse)).toBe(true)
  expect(existsSync(foreign)).toBe(true)
})

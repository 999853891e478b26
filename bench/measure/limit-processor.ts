import { existsSync } from 'node:fs'
import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const periodMicroseconds = 100_000

/**
 * Limits a process to a share of one processor by a control group of Linux, which needs root. The function that is returned
 * removes the group; it is to be called when the process has ended.
 */
export async function limitProcessor(pid: number, share: number): Promise<() => Promise<void>> {
  const quota = String(Math.round(share * periodMicroseconds))
  const isUnified = existsSync('/sys/fs/cgroup/cgroup.controllers')
  const group = path.join('/sys/fs/cgroup', isUnified ? '' : 'cpu', `shop-bench-${pid}`)
  await mkdir(group)
  if (isUnified) await writeFile(path.join(group, 'cpu.max'), `${quota} ${periodMicroseconds}`)
  else {
    await writeFile(path.join(group, 'cpu.cfs_period_us'), String(periodMicroseconds))
    await writeFile(path.join(group, 'cpu.cfs_quota_us'), quota)
  }
  await writeFile(path.join(group, 'cgroup.procs'), String(pid))
  return () => rmdir(group)
}

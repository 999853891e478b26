import { expect, test, vi } from 'vitest'
import { WaitedTooLong } from '../../server/platform/database/outage.ts'
import { limitConcurrency } from '../../server/platform/database/limit-concurrency.ts'

const done = async () => 'done'

/** Work that ends when the test says so. */
function pending() {
  let resolve: (value: string) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { work: () => promise, resolve, reject }
}

test('runs two at a time, and the next when one has ended', async () => {
  const limited = limitConcurrency(2)
  const [first, second, third] = [pending(), pending(), vi.fn(done)]
  const results = [limited(first.work), limited(second.work), limited(third)]
  await Promise.resolve()
  expect(third).not.toHaveBeenCalled()
  second.resolve('second')
  expect(await results[2]).toBe('done')
  first.resolve('first')
  expect(await Promise.all(results)).toEqual(['first', 'second', 'done'])
})

test('a refusal is its own work’s only', async () => {
  const limited = limitConcurrency(1)
  const first = pending()
  const results = [limited(first.work), limited(done)]
  first.reject(new Error('refused'))
  await expect(results[0]).rejects.toThrow('refused')
  expect(await results[1]).toBe('done')
})

test('work that waits behind an outage is refused, and never started', async () => {
  const limited = limitConcurrency(1)
  const first = pending()
  const [second, third] = [vi.fn(done), vi.fn(done)]
  const results = Promise.allSettled([limited(first.work), limited(second), limited(third)])
  first.reject(Object.assign(new Error('lock timeout'), { code: '55P03' }))
  const [failed, ...waiting] = (await results) as PromiseRejectedResult[]
  expect(failed!.reason).toMatchObject({ code: '55P03' })
  for (const { reason } of waiting) expect(reason).toBeInstanceOf(WaitedTooLong)
  expect(await limited(done)).toBe('done')
  expect([second, third].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

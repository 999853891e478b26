import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isOutage, repeatIfLost, WaitedTooLong } from '../../server/platform/database/outage.ts'

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code })
/** As Prisma reports what its driver adapter has met. */
const byPrisma = (code: string, driver: object) =>
  Object.assign(new Error('of Prisma'), { code, meta: { driverAdapterError: { cause: driver } } })

describe('an outage is', () => {
  test.each([
    ['a server that stops', withCode('57P01')],
    ['a server that starts', withCode('57P03')],
    ['a server that has become read-only', withCode('25006')],
    ['a transaction that was idle for too long', withCode('25P03')],
    ['a transaction that took too long', withCode('25P04')],
    ['a full disk', withCode('53100')],
    ['too many connections', withCode('53300')],
    ['a lock that was not had in time', withCode('55P03')],
    ['a connection that was reset', withCode('ECONNRESET')],
    ['a connection that was refused', withCode('ECONNREFUSED')],
    ['a broken connection', new Error('Client has encountered a connection error and is not queryable')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['no result in time', new Error('Query read timeout')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['a wait that took too long', new WaitedTooLong()],
    ['a stopping server, by Prisma', byPrisma('P2010', { originalCode: '57P01', kind: 'postgres' })],
    ['a read-only server, by Prisma', byPrisma('P2010', { originalCode: '25006', kind: 'postgres' })],
    ['a full disk, by Prisma', byPrisma('P2010', { originalCode: '53100', kind: 'postgres' })],
    ['an idle transaction, by Prisma', byPrisma('P2039', { originalCode: '25P03', kind: 'postgres' })],
    ['an unreachable server, by Prisma', byPrisma('P1001', { kind: 'DatabaseNotReachable' })],
    ['an expired transaction, by Prisma', Object.assign(new Error('expired'), { code: 'P2028' })],
  ])('%s', (_what, error) => {
    expect(isOutage(error)).toBe(true)
  })

  test.each([
    ['a row that exists already', withCode('23505')],
    ['a row that exists already, by Prisma', byPrisma('P2002', { originalCode: '23505' })],
    ['a row that is missing, by Prisma', Object.assign(new Error('missing'), { code: 'P2025' })],
    ['a wrong statement', withCode('42601')],
    ['a fault of the shop', new TypeError('undefined is not a function')],
    ['nothing', undefined],
  ])('not %s', (_what, error) => {
    expect(isOutage(error)).toBe(false)
  })
})

/** A server that accepts connections and says nothing. */
async function silentServer(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/shop`
}

describe('a server that accepts a connection and does not answer is an outage', () => {
  test('for a client', async () => {
    const client = new pg.Client({ connectionString: await silentServer(), connectionTimeoutMillis: 50 })
    expect(isOutage(await client.connect().catch((error: unknown) => error))).toBe(true)
  })

  test('for a pool', async () => {
    const pool = new pg.Pool({ connectionString: await silentServer(), connectionTimeoutMillis: 50 })
    expect(isOutage(await pool.query('SELECT 1').catch((error: unknown) => error))).toBe(true)
    await pool.end()
  })
})

describe('idempotent work', () => {
  test('is repeated once when its connection is lost', async () => {
    const work = vi.fn().mockRejectedValueOnce(withCode('57P01')).mockResolvedValueOnce('done')
    expect(await repeatIfLost(work)).toBe('done')
    const idle = vi.fn().mockRejectedValueOnce(withCode('25P03')).mockResolvedValueOnce('done')
    expect(await repeatIfLost(idle)).toBe('done')
    const failing = vi.fn().mockRejectedValue(withCode('ECONNRESET'))
    await expect(repeatIfLost(failing)).rejects.toThrow('of the driver')
    expect(failing).toHaveBeenCalledTimes(2)
  })

  test.each(['53100', '55P03', '23505'])('is not repeated after %s', async (code) => {
    const work = vi.fn().mockRejectedValue(withCode(code))
    await expect(repeatIfLost(work)).rejects.toThrow('of the driver')
    expect(work).toHaveBeenCalledTimes(1)
  })
})

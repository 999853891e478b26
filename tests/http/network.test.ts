import { expect, test } from 'vitest'
import { networkOf } from '../../server/api/http/network.ts'
import { fc } from '../support/property-tests.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  [undefined, 'unknown'],
])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('all of a /64 is counted as one, and no two of them alike', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  const half = fc.tuple(group, group, group, group)
  fc.assert(
    fc.property(half, half, half, half, (network, other, host, neighbour) => {
      const at = (...halves: string[][]) => networkOf(halves.flat().join(':'))
      // ::ffff:a.b.c.d is IPv4.
      fc.pre([network, other].every((groups) => groups.some((value) => value !== '0')))
      expect(at(network, host)).toBe(at(network, neighbour))
      expect(at(network, host) === at(other, host)).toBe(network.join() === other.join())
    }),
  )
})

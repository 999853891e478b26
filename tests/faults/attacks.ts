import type { Attack } from './attack.ts'
import { overload } from './overload.ts'
import { slowClients } from './slow-clients.ts'
import { pictureAttacks } from './picture-attacks.ts'

export const attacks: Attack[] = [
  {
    key: 'slow',
    name: '500 clients send their requests at one byte a second, half of them the headers',
    promise: 'others’ p99 within 300 ms; cut off after 10 s (headers) and 15 s (bodies)',
    measure: slowClients,
  },
  {
    key: 'overload',
    name: 'Three times the requests that it can serve, for a minute',
    promise: 'refuses with 503; p99 of the accepted within 1 s after the first 10 s; memory within 350 MB',
    measure: overload,
  },
  ...pictureAttacks,
]

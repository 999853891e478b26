import { describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { vapidEnv } from '../support/fake-push-service.ts'

const secret = 'thirty-two bytes of secret, or more'

describe('an owner who configures nothing', () => {
  test('gets a shop with a database of its own, limits on and no proxy trusted', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      database: null,
      dataDir: expect.stringMatching(/\.data$/) as string,
      jwtSecret: null,
      owner: null,
      demo: null,
      publicUrl: null,
      google: null,
      razorpay: null,
      rateLimits: true,
      loopbackReceivers: false,
      trustProxy: 0,
      logLevel: 'info',
      mode: 'production',
    })
  })

  test('or leaves everything blank, gets the same', () => {
    const names = [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'DATABASE_REPLICA_URL',
      'DATABASE_NAMED_STATEMENTS',
      'DATA_DIR',
      'IMAGE_STORE',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'JWT_SECRET',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'ADMIN_TWO_FACTOR',
      'DEMO',
      'PUBLIC_URL',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_ISSUER',
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'RAZORPAY_API_URL',
      'RATE_LIMITS',
      'LOOPBACK_RECEIVERS',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'NODE_ENV',
      'SHOP_NAME',
      'SHOP_PHONE',
      'SHOP_WHATSAPP',
      'SHOP_EMAIL',
      'SHOP_STREET',
      'SHOP_CITY',
      'SHOP_STATE',
      'SHOP_PINCODE',
      'SHOP_OPENING_HOURS',
      'SHOP_SOCIAL',
    ]
    for (const blank of ['', '  '])
      expect(readConfig(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readConfig({}))
  })
})

describe('what an owner sets', () => {
  test.each([
    [{ PORT: '0' }, { port: 0 }],
    [
      { PORT: '65535', HOST: '127.0.0.1' },
      { port: 65535, host: '127.0.0.1' },
    ],
    [
      { DATABASE_URL: 'postgresql://shop@db/shop', JWT_SECRET: secret },
      {
        database: {
          url: 'postgresql://shop@db/shop',
          directUrl: 'postgresql://shop@db/shop',
          namedStatements: true,
        },
        jwtSecret: secret,
      },
    ],
    [
      {
        DATABASE_URL: 'postgresql://shop@pooler/shop',
        DATABASE_DIRECT_URL: 'postgresql://shop@db/shop',
        DATABASE_NAMED_STATEMENTS: 'off',
        DATABASE_REPLICA_URL: 'postgresql://shop@replica/shop',
        JWT_SECRET: secret,
      },
      {
        replicaUrl: 'postgresql://shop@replica/shop',
        database: {
          url: 'postgresql://shop@pooler/shop',
          directUrl: 'postgresql://shop@db/shop',
          namedStatements: false,
        },
      },
    ],
    [{ DATABASE_URL: 'postgres://db', JWT_SECRET: secret }, { database: { url: 'postgres://db' } }],
    [
      { ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'kamal-phool' },
      { owner: { email: 'owner@shop.example', password: 'kamal-phool', withoutTwoFactor: false } },
    ],
    [
      {
        DATABASE_URL: 'postgres://db',
        JWT_SECRET: secret,
        IMAGE_STORE: 's3://pictures?region=ap-south-1',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'key',
      },
      {
        s3: {
          bucket: 'pictures',
          region: 'ap-south-1',
          endpoint: 'https://s3.ap-south-1.amazonaws.com',
          accessKeyId: 'id',
          secretAccessKey: 'key',
        },
      },
    ],
    [{ DEMO: 'none' }, { demo: 'none' }],
    [{ PUBLIC_URL: 'https://shop.example/' }, { publicUrl: 'https://shop.example' }],
    [
      { GOOGLE_CLIENT_ID: 'abc.apps.example' },
      { google: { clientId: 'abc.apps.example', issuer: 'https://accounts.google.com' } },
    ],
    [
      { GOOGLE_CLIENT_ID: 'abc', GOOGLE_ISSUER: 'http://127.0.0.1:8080/realm' },
      { google: { clientId: 'abc', issuer: 'http://127.0.0.1:8080/realm' } },
    ],
    [{ GOOGLE_ISSUER: 'https://issuer.example' }, { google: null }],
    [
      { RAZORPAY_KEY_ID: 'rzp_live_a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_API_URL: 'http://127.0.0.1:8080/' },
      {
        razorpay: {
          keyId: 'rzp_live_a',
          keySecret: 'b',
          webhookSecret: null,
          apiUrl: 'http://127.0.0.1:8080',
        },
      },
    ],
    [{ RAZORPAY_API_URL: 'https://api.example' }, { razorpay: null }],
    [
      { RATE_LIMITS: 'off', TRUST_PROXY: '2' },
      { rateLimits: false, trustProxy: 2 },
    ],
    [{ BACKUP_DIR: '/backups' }, { backup: { folder: '/backups', walMinutes: 5 } }],
    [{ BACKUP_WAL_MINUTES: '10' }, { backup: { walMinutes: null } }],
    [{ BACKUP_DIR: '/backups', BACKUP_WAL_MINUTES: '0' }, { backup: { walMinutes: null } }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ NODE_ENV: 'development' }, { mode: 'development' }],
    [{ NODE_ENV: 'staging' }, { mode: 'production' }],
    [{ SHOP_OPENING_HOURS: ' Su 10:30-14:00 ' }, { shop: { openingHours: 'Su 10:30-14:00' } }],
    [
      { SHOP_OPENING_HOURS: 'Mo-Fr 10:00-19:00, Sa 10:00-14:00' },
      { shop: { openingHours: 'Mo-Fr 10:00-19:00, Sa 10:00-14:00' } },
    ],
    [
      { SHOP_SOCIAL: 'Instagram=https://instagram.example/r?a=b,YouTube=https://youtube.example/r' },
      {
        shop: {
          socialLinks: [
            { name: 'Instagram', url: 'https://instagram.example/r?a=b' },
            { name: 'YouTube', url: 'https://youtube.example/r' },
          ],
        },
      },
    ],
  ])('%j is read as %j', (env, expected) => expect(readConfig(env)).toMatchObject(expected))

  test('and unknown variables are not read', () => {
    expect(readConfig({ PATH: '/bin', JWT_SECRETS: 'x', __proto__: 'y' })).toEqual(readConfig({}))
  })
})

describe('an invalid value is refused, naming the variable', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '8e3'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['DATABASE_URL', 'db'],
    ['DATABASE_DIRECT_URL', 'mysql://db/shop'],
    ['DATABASE_REPLICA_URL', 'mysql://db/shop'],
    ['DATABASE_NAMED_STATEMENTS', 'none'],
    ['IMAGE_STORE', 'pictures'],
    ['IMAGE_STORE', 's3://Pictures/folder'],
    ['IMAGE_STORE', 's3://pictures?endpoint=storage.example'],
    ['IMAGE_STORE', 's3://pictures?key=secret'],
    ['JWT_SECRET', 'too short'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'Password123'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['GOOGLE_ISSUER', 'http://accounts.example'],
    ['GOOGLE_ISSUER', 'http://localhost.evil.example'],
    ['GOOGLE_ISSUER', 'https://user:word@issuer.example'],
    ['RAZORPAY_KEY_ID', 'the key'],
    ['RAZORPAY_API_URL', 'http://api.razorpay.com'],
    ['RATE_LIMITS', 'false'],
    ['LOOPBACK_RECEIVERS', 'on'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['TRUST_PROXY', 'loopback'],
    ['LOG_LEVEL', 'loud'],
    ['SHOP_PHONE', 'call us'],
    ['SHOP_WHATSAPP', '+91 22'],
    ['VAPID_PUBLIC_KEY', 'AAAA'],
    ['VAPID_PRIVATE_KEY', 'AAAA'],
    ['VAPID_SUBJECT', 'owner@shop.example'],
    ['SHOP_EMAIL', 'namaste'],
    ['SHOP_PINCODE', '4000'],
    ['SHOP_OPENING_HOURS', 'always'],
    ['SHOP_OPENING_HOURS', '9-19'],
    ['SHOP_OPENING_HOURS', 'Mon-Sat 09:00-19:00'],
    ['SHOP_OPENING_HOURS', 'Mo-Sa 9:00-19:00'],
    ['SHOP_OPENING_HOURS', 'Mo-Sa 09:00-24:00'],
    ['SHOP_OPENING_HOURS', 'Mo-Sa 19:00-09:00'],
    ['SHOP_OPENING_HOURS', 'Mo-Fr 10:00-19:00, Sa'],
    ['SHOP_SOCIAL', 'instagram'],
    ['SHOP_SOCIAL', 'Instagram=javascript:alert(1)'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ JWT_SECRET: secret, [name]: value })).toThrow(
      new RegExp(`^These.*\\n  ${name} \\S`, 'm'),
    )
  })

  test('also for two variables that belong together', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'owner@shop.example' })).toThrow(
      'ADMIN_PASSWORD must be set together',
    )
    expect(() => readConfig({ ADMIN_PASSWORD: 'kamal-phool' })).toThrow(
      /ADMIN_(EMAIL|PASSWORD) must be set together/,
    )
    expect(() => readConfig({ DATABASE_URL: 'postgresql://db/shop' })).toThrow('JWT_SECRET must be set')
    expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgresql://db/shop' })).toThrow(
      'DATABASE_DIRECT_URL can’t be set without DATABASE_URL',
    )
    expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgresql://replica/shop' })).toThrow(
      'DATABASE_REPLICA_URL can’t be set without DATABASE_URL',
    )
    expect(() => readConfig({ IMAGE_STORE: 's3://pictures' })).toThrow('IMAGE_STORE can’t be set without')
    expect(() =>
      readConfig({ DATABASE_URL: 'postgresql://db/shop', JWT_SECRET: secret, IMAGE_STORE: 's3://pictures' }),
    ).toThrow('S3_ACCESS_KEY_ID must be set')
    const { VAPID_PRIVATE_KEY: _, ...half } = vapidEnv
    expect(() => readConfig(half)).toThrow('VAPID_PUBLIC_KEY must be set together')
    const other = Buffer.alloc(32, 1).toString('base64url')
    expect(() => readConfig({ ...vapidEnv, VAPID_PRIVATE_KEY: other })).toThrow(
      'VAPID_PRIVATE_KEY must be the private key of VAPID_PUBLIC_KEY',
    )
  })

  test('an owner’s account that could never log in is invalid, too', () => {
    const owner = { ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'kamal-phool' }
    expect(() => readConfig({ ...owner, ADMIN_EMAIL: 'owner' })).toThrow('ADMIN_EMAIL')
    expect(() => readConfig({ ...owner, ADMIN_PASSWORD: 'short' })).toThrow('ADMIN_PASSWORD')
    expect(() => readConfig({ ...owner, ADMIN_PASSWORD: 'a'.repeat(201) })).toThrow('ADMIN_PASSWORD')
  })

  test('all errors at once, without repeating secrets', () => {
    const wrong = {
      PORT: 'x',
      JWT_SECRET: 'hush-hush',
      ADMIN_PASSWORD: 'pss',
      ADMIN_EMAIL: 'x',
      RATE_LIMITS: 'maybe',
    }
    const message = (() => {
      try {
        readConfig(wrong)
        return ''
      } catch (error) {
        return (error as Error).message
      }
    })()
    for (const name of Object.keys(wrong)) expect(message).toContain(name)
    expect(message).not.toMatch(/hush-hush|pss/)
  })
})

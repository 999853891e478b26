import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../server/platform/database/client.ts'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { describeSchema } from '../../scripts/describe-schema.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import {
  baseline,
  fillBaseline,
  keptOf,
  migrationsFolder as folder,
  type Row,
  rowsOf,
} from '../support/rows.ts'

/**
 * Released migrations never change: databases have them. A new one is added here with its checksum:
 * sha256sum prisma/migrations/<name>/migration.sql
 */
const released = {
  [baseline]: '187a1e0b8892e1ec6a9c966f8c62f15a4e0d6dde6780da33cacca52a9a082a45',
  '20261123055351_ratings_update_products':
    'eaf910b3ef99a7d607a9af289d99981b95d6c4cfd9f10071ec09b67e0d1203d1',
  '20261123062901_phone_digits_of_drafts': '8422d556d5865584ed019c610d9c3e7bf52b0d86a5cb766091720948dc8537ee',
  '20261123062902_completed_alterations': '7f7e75566166ec63c4495d051f1ff7209613754f27aefd10627f9b7f2b42c170',
  '20261123065000_count_totals_on_demand': '0040d85f01c1d16dfd6df9cab5d3d9de37c309b72cb19db4deffde092b07fec6',
  '20261123165200_sessions_and_two_factor':
    'f0558b89508beeeb66cc5eca0f78cee61b0fb9bbae657f452949e15a9c30c608',
  '20261123215758_needed_by_and_pickup': 'e307965152ecd1043ba95d96d09b98ddf8c60cfaba0bfe57eddfa0b18c67d620',
  '20261123211900_stock_of_sizes': 'fe5dac50aabf4c243846c9a1f09f64b7eb1069017c58c27c42b5dde308a7878a',
  '20261123212412_wishlists': '1c201ef988540a9bf3ef6df8a4018262ee8fc46909df690b932491c9f9a8eba7',
  '20261123214101_promotions': '83fc51c38f74729b4b6fd488e2479e06496ae4f5e51faf0bb3400de7d4219670',
  '20261124072500_stock_alerts': 'a101ed8caffdee09aacc3807539f489306116f0f77f1e0bf48a12999e73bcfec',
  '20261124080500_sizes_running_out': '251ad7e131ea9c17292411d6334a473122832ec03e7b412bb75ec637e75f144c',
  '20261124065900_feedback_lowest_rated': '8a90dbba1f1ef92e06d6cf924ea759675ae98b8ea10aa3a08cd54d3bbbfaa511',
  '20261123214600_search_for_shoppers': '00a28e11f21763f6dc6ac7f64a40f0704d1ce921c6c7a941a78da215596cb542',
  '20261124065500_payments': 'fddc9780d45619cf3059e9610c958d5bbb65541684dc03db50d071d9510498ca',
  '20261124070000_delivery_zones': '3059baaa3f94bf87c7647d0d509b317419382b1ed13e44d492eb5876154dce24',
  '20261124071200_promised_date': '725b53f62057322fe19998acb02611d5fbf91c7b8a9c9f51347a6c5c50b12789',
  '20261124071000_advances': 'c0c3cb2945c93355cc057e8ee0ddc59427dc809af9919adb27ec05473047ca76',
  '20261124110500_invoices': 'c91e90ef75ce609655e1efd9feb2f12c97368bb985fe8c00f79ab7e631d56449',
  '20261124131500_order_totals': '40a2890fd1cff75b2b3a54d860af57ce2368e96152d69608d47d34d71bc18913',
  '20261125013000_permissions_of_staff': 'c50b0437dd3597f50be9396cc943dfce34713cff12cb27279aa33d7cd9a1e85f',
  '20261125013001_staff_roles': 'd5d3c76418c196ae2b6bb79ca6188a1ac10b14af307d51e1a7c3f4431cf372c0',
  '20261124113000_returns': 'd1df07dced358f4340f4468c538808a034e3d17bdf96370cbc9cc38e8c35ef0d',
  '20261124073700_upi_payments': 'a75e410e3a258b92ab832663d5f070387fbe51fb2edde9118cf42741c78e04ea',
  '20261125013500_garments': 'dc5988f02b279b23d1a82b0ed1983de135fb770abd7d7b2ae23ebe3fa0d0115d',
  '20261125020800_tailors': '2ef31f3d881a7c345d635750b2b4445cabf28cb1acbf838253d79ab0bfcb6208',
  '20261124120500_day_closings': '4b5f5f23756bdbe50901a7013300ca3466db34a13b116a8aee70156070fed8ea',
  '20261125022400_online_payments': 'c7b868d1dcf7938982e2f19c71525278befc88d8eedc30e813aaa8a00484ec2a',
  '20261125022700_customers_without_accounts':
    '109a12a4f27c1f76dd80fc71560dd00336493862f808e4e3e0f5ad5c855af6f8',
  '20261125022900_messages': '46de60a1d88f8f2b98ceca22fcebbae48b879eaf104d1fa0f5d5004aa6896d48',
  '20261125023400_counter_orders': '666162758d99c6e5c0b8f7fbaa6c071d444c2479240e31923f2536bb2e1ce6d5',
  '20261125045100_order_event_kinds': 'fda953d1b444c0258b4201755096fb00e2b4f1e55b9da6e47ad98a58df0c4a3d',
  '20261125052200_alteration_jobs': '8861102fa3718ab82167b7fab3335338c721c5e8cc74623db90feb9469e897e5',
  '20261125054300_festivals_in_hindi': 'dd91b158b14c7124c874620822d6224765363d571913d3bfdc56e70905054f8b',
  '20261125044600_today': 'f5b91be85571e710a5f99f0a50242994c98d16d4a0655bec884d81112f3c3411',
  '20261125045400_order_edits': 'ab23dc1de0c3ba11432fd89d6c48776790cc21ca857b4ac36b7fae02d30cf77c',
  '20261125051400_expense_references': 'cf7ea0ebf21a056b5bda34f071bdd551197fceecd8598099bd3aa517a8d79417',
  '20261125053000_fit_notes': '85ba2bf3ddf45bf39bedf2cf36cea618a5928dfc293c4025fa041cd7a52206cb',
  '20261125105800_entity_changes': '186e4c0fc57eb940f49eb6b5adffbf40b98c2b32747ba894b5b58f38ed228f21',
  '20261125102900_api_clients': '141a6850111c089370a272691eeef4f58f5c08c3c869b20a80533e9d794c8fc6',
  '20261125105700_measurement_fields': 'c81ad2595767eac1c11c3447b1ebf70dcab072946aaaecec47f0ed9d3b44380c',
  '20261125054400_own_cloth': '82657bd36658b0adeff4d7d3eaa712f1b40b840ee7e999661e976e9e5738ad6a',
  '20261125101300_materials': 'e7fb25430b2fe40fc7136498c91be2ff81bac3810eb759df71b9aaa887493d17',
  '20261125101400_materials_of_managers': '0a62557b5da22a81e679d139bc2e0e76dd191c86340b63ce4220a89eedae42a1',
  '20261125111500_voice_notes': '3dc0fcfc08645dc006c60765f16f98678608c495f91b5a24b01c55a23a143201',
  '20261125143400_product_slugs': '53cff752756c901bc26291a3b06bf5a2049015ac98f72f946e63b50b60c2ad60',
  '20261125145500_stock_alert_language': 'c7b54334b1bef457881932083cc41b023215f1fa3df799a299c885837854e7a9',
  '20261125152300_webhooks': '588739036455b38800cbffc2b340cdfde5060e1539d3f5b2334058049025c86e',
  '20261125232812_updated_at_of_orders_and_customers':
    '4e07ce140a6f65bc9e5ec87507ca36fee395641b458535a14f1104b98f79092e',
  '20261125152600_message_external_id': 'f8af5704957f3692b1fa0da419b5dcf059ec035bb76b213eece7671808ecb91a',
  '20261125234000_search_of_materials': 'e178d8da8d162a17d1ecc80bd19d52010a586f237b3d85dc5cd8633764586292',
  '20261125235800_staff_notifications': 'f2c21895d6a492dae76ca12ab698e143d356d76a873300983822cf9400169d7d',
  '20261126165000_delivery_status_index': '0b8ffb4c12554175cc96317295fd4b5f225a9c63a735cb862cae0e6aec35c89a',
  '20261126221500_orders_under_way_key': '574572589274b6db837bf2acf0e59429641d2f108b0470956c399eb351148238',
  '20261126221501_open_garments': '1c21e0ab67e3c88d6ed0b7e10278cc2c7af0c2e52ded5157ff31014d82830ed0',
  '20261126221502_fill_open_garments': '43c0983710ebf2822e8e7e6a2d9248d6431dae79859ccc582a9bcdb74b3cd22d',
  '20261126221503_validate_open_garments': '7ae3ae8e2d043e9ef26845eb701839f251ea3360a69eeef2ed01ccb79f65961a',
  '20261126221504_open_garments_index': '4dc13fa279e2314cdba8175fd22510ec61cef55e7a26ce2f0422b1d2639a34a7',
  '20261126221505_open_garments_of_tailors_index':
    'd3cb99a0d93f3152d60c668cf7b3f5d4acd096fbcfa4efe24f433ba0a97263b3',
  '20261126221506_open_garments_of_stages_index':
    'f7c4e25b16a70677b3ad9fc95102e91a0ca0e74513bc46914615f5abbfe141d9',
  '20261126221600_outstanding_orders': 'e56ea60f9781e9464703ebb3d20f16c6dd56d71da1ff46ef10c24113a4a2cec8',
  '20261126221601_fill_outstanding_orders':
    '08c47e977b570091e9e02b779c70ceffcf34d4fdf9ff63dea7d4dc73ccbcf8c0',
  '20261126224500_analyze_garments': '4a7f52d740f6eee9b85cfa42382228f6436598fc4ae746aad687975a29718b01',
  '20261127203319_promotion_shares': '9226cee83da4d206bb7cf43ef6cb21d412ea32d0bbde9b8a7bd4a98d832f5345',
  '20261127203320_fill_promotion_terms': 'bba41fd536fe6f86a4a67715cc49366a7000a10c2305fc1e7be44c711587628e',
  '20261127210227_over_returned': 'a3f3a0980d6c82ebe8e5a74a2bcde71f5c7eeac2721348202eec5c872d184ca2',
  '20261127210900_needs_measurements': '4a470c50ec7eac9a7b502420646d642b43a16aab7f20399b26af51cc5ee739ff',
  '20261127211900_picture_ids': 'd1465137dd31da3081a4571e820e2435ddb1cfaac9551699f4f90f3e948c0c60',
  '20261127211901_pictures_of_products_index':
    'dde0d55412d3ebc73e45cb52b5799260f50169ecceda7d10ef66a831a9638d8b',
  '20261127211902_pictures_of_feedback_index':
    'ce1f906d36828aebe652140cf6120e697b393ef5536389ca87d4778aaa6e7782',
  '20261127211903_pictures_of_users_index':
    '951d78770c94c11dce96a2a0b1ed3cc460a6bc7b6ebf7d78b15ab98c52ab732c',
  '20261127211904_pictures_of_order_drafts_index':
    '7c673061e29f03efd4cd7a78dfe58773b7bbbb7308e9af02b739a42f8d05dcff',
  '20261127211905_pictures_of_orders_index':
    '0aede54996b37bb279479de71ec882c781a7be9aa5fff67f1ce73aba3d0961e8',
  '20261127211906_pictures_of_order_items_index':
    'ab2251516704efa517ad1ad76790fe82fa76f1e89a33f11835be53cec4df4422',
  '20261127214358_confirmed_sessions': 'fd93ac0b683ba19be852c4f8843a042370ccc6ff047ab00cdc5c8f1a666625dc',
  '20261127214359_messages_recipient_index':
    '2e190bec46089c9dc866940ca2e38618e42bfec5c2f281fd32432257c001b2df',
  '20261127215500_messages_withdrawn': 'ab23b7d5a8e7a6faefa728f2961daf7408b937f52ef2fc23ec49970d2882ec47',
  '20261127215501_fill_message_causes': '70390070d5537ad0b45bd45cd554c6acb594d3af15ab2504e38a838a54511bbd',
  '20261127215502_line_supply': 'a3c60041781aa8a2a63a412e0c44e21e56714635ae95589ea17f7e994e048056',
  '20261127215503_fill_line_supply': '15ddfbbbeadcd9286c9ca664c66866ea953d132e7e9d900168891c1d6c70a1f1',
  '20261128013400_search_without_invisible_characters':
    '72848cb2bb30b7db6265aee7aa9c2b95d9367b8fc112414d72079062197dd6d9',
}

const names = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

const older = JSON.parse(await readFile(path.join(folder, baseline, 'replaces.json'), 'utf8')) as string[]

describe('migrations are append-only:', () => {
  test('released ones are unchanged', async () => {
    const checksums = await Promise.all(
      names.map(async (name) => {
        const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8')
        return [name, createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')]
      }),
    )
    expect(Object.fromEntries(checksums)).toEqual(released)
  })

  test('each is named by the time at which it was written, never a later one', () => {
    const times = names.map((name) =>
      Date.parse(name.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_[a-z_]+$/, '$1-$2-$3T$4:$5:$6Z')),
    )
    expect(times.filter((time) => !(time <= Date.now()))).toEqual([])
  })
})

/** What later migrations removed on purpose: tables, and columns as `table.column`. */
const removed = ['running_totals', 'sales_by_month', 'order_items.soldOn']

describe.each([
  ['the baseline', []],
  ['the migrations that the baseline replaces', older],
])('a shop of the time of the baseline, built by %s,', (_, builtBy) => {
  let database: TestDatabase
  let client: Client
  let before: Map<string, Row[]>
  const log = { info: () => undefined, warn: console.warn }

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true })
    client = new Client({ connectionString: database.url })
    await client.connect()
    await fillBaseline(client)
    if (builtBy.length > 0) await pretendBuiltBy(client, builtBy)
    before = await rowsOf(client)
    await applyMigrations(client, folder, log)
  })

  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  test('has rows in every table', () => {
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([])
  })

  test('preserves every value of every row', async () => {
    const after = await rowsOf(client)
    for (const [table, rows] of before) {
      if (removed.includes(table)) expect(after.has(table)).toBe(false)
      else {
        const saved = rows.map((row) => without(row, table))
        expect(after.get(table), table).toEqual(keptOf(table, saved))
      }
    }
  })

  test('has all migrations recorded once, and the schema of a new shop', async () => {
    const { rows } = await client.query('SELECT migration_name FROM "_prisma_migrations" ORDER BY 1')
    expect(rows.map(({ migration_name }: Row) => migration_name)).toEqual(names)
    const fresh = await createTestDatabase()
    const other = new Client({ connectionString: fresh.url })
    await other.connect()
    expect(await describeSchema(client)).toBe(await describeSchema(other))
    await other.end()
    await fresh.drop()
  })

  test('is read by the shop', async () => {
    const { db, close } = connect(database.addresses)
    const orders = await db.order.findMany({
      include: { items: true, timeline: true, notes: true, alterations: true },
    })
    expect(orders).toHaveLength(before.get('orders')!.length)
    expect(await db.product.count()).toBe(before.get('products')!.length)
    expect(await db.feedback.findMany()).toHaveLength(before.get('feedback')!.length)
    await close()
  })
})

test('designs with joiners in their texts are found by an upgraded shop', async () => {
  const database = await createTestDatabase({ empty: true })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    await fillBaseline(client)
    await client.query(
      `UPDATE "products" SET "productName" = 'बनार' || U&'\\200D' || 'सी कतान', "description" = 'क्' || U&'\\200D' || 'या'`,
    )
    const found = async (text: string) => {
      const { rows } = await client.query<Row>(
        'SELECT 1 FROM "product_words" WHERE "searchVector" @@ search_lexemes($1, $2)',
        [text, ''],
      )
      return rows.length > 0
    }
    expect(await found('बनारसी')).toBe(false)
    await applyMigrations(client, folder, { info: () => undefined, warn: console.warn })
    for (const text of ['बनारसी', 'बनार\u200dसी', 'क्या', 'क्\u200dया'])
      expect(await found(text), text).toBe(true)
  } finally {
    await client.end()
    await database.drop()
  }
})

async function pretendBuiltBy(client: Client, migrations: string[]): Promise<void> {
  await client.query('DELETE FROM "_prisma_migrations"')
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
     SELECT gen_random_uuid(), 'of its file', name, now(), 1 FROM unnest($1::text[]) AS name`,
    [migrations],
  )
}

const without = (row: Row, table: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !removed.includes(`${table}.${column}`)))

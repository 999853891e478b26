import { describe, expect, test } from 'vitest'
import { imageSrcSet } from '../../client/lib/images.ts'
import { encodeCommonSizes } from '../../server/domain/images/encode-common-sizes.ts'
import { filesOf } from '../support/image-store.ts'
import { jpeg, upload } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const meera = await shop.shopper('Meera')
const admin = await shop.admin()

describe('the sizes that pages ask for', () => {
  const variantsOf = async (id: string) =>
    (await filesOf(shop.imageStore, 'variants')).filter((name) => name.includes(id)).sort()

  /** A run of the queue may end before the next of the jobs that wait for each other. */
  const runAllJobs = () =>
    expect
      .poll(async () => {
        await shop.runJobs()
        return shop.db.$queryRaw`SELECT "last_error" FROM graphile_worker.jobs`
      })
      .toEqual([])

  test('are encoded after a picture of the catalogue was uploaded, once', async () => {
    const { body } = await upload(admin, await jpeg(), { preset: 'products' })
    const id: string = body.public_id
    expect(await variantsOf(id)).toEqual([])
    await runAllJobs()
    const asked = imageSrcSet(body.url, 'avif', body.width)!.match(/[^/ ]+\.avif/g)!
    expect(await variantsOf(id)).toEqual([...asked, `${id}-og.jpg`].sort())
    const name = `variants/${id}-320.avif`
    await shop.imageStore.write(name, Buffer.from('stored'))
    await encodeCommonSizes(shop.services, id)
    expect((await shop.imageStore.read(name))!.toString()).toBe('stored')
  })

  test('are not encoded for customers’ pictures, nor for one that was deleted meanwhile', async () => {
    const { body: own } = await upload(meera, await jpeg())
    const { body: deleted } = await upload(admin, await jpeg(), { preset: 'products' })
    await shop.db.image.delete({ where: { id: deleted.public_id } })
    await runAllJobs()
    for (const { public_id: id } of [own, deleted]) expect(await variantsOf(id)).toEqual([])
    expect(
      await shop.db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE "last_error" IS NOT NULL`,
    ).toEqual([])
  })
})

import { rm } from 'node:fs/promises'
import { ApiClient } from '../../support/api-client.ts'
import { makeScratchFolder } from '../../support/scratch-folder.ts'
import { startShop } from '../../support/shop-process.ts'

const account = { email: 'owner@roopkala.example', password: 'owner of the busy shop' }

/** The staff, with their PINs: both may do everything at the counter, बीना also what the shop spends. */
export const asha = { name: 'आशा पाटिल', pin: '4829' }
export const bina = { name: 'बीना मेहता', pin: '730561' }
export type Person = typeof asha

export const tailorPin = '482913'
export const tailors = ['रमेश', 'सलमा', 'इमरान', 'सुनीता'].map((name, n) => ({
  name,
  phone: `98201000${String(n + 1).padStart(2, '0')}`,
}))

/** Piece rates in paise, by the kind of garment and the stage that is completed. */
export const rates: Record<string, Partial<Record<string, number>>> = {
  BLOUSE: { CUTTING: 40_00, STITCHING: 120_50, FINISHING: 30_00 },
  SUIT: { CUTTING: 60_00, STITCHING: 240_00, FINISHING: 40_00 },
  LEHENGA: { CUTTING: 100_00, STITCHING: 600_00, FINISHING: 90_00 },
  DRESS: { CUTTING: 80_00, STITCHING: 300_00, FINISHING: 50_00 },
  SAREE: { STITCHING: 80_00 },
}

/** What is on the shelves, with the price in paise and the pieces. */
export const designs = {
  saree: {
    name: 'Blue Banarasi saree',
    hindi: 'नीली बनारसी साड़ी',
    category: 'SAREE',
    price: 2_450_00,
    stock: 30,
    sizes: [],
  },
  dupatta: {
    name: 'Bandhani dupatta',
    hindi: 'बांधनी दुपट्टा',
    category: 'OTHERS',
    price: 649_50,
    stock: 40,
    sizes: [],
  },
  kurta: {
    name: 'Cotton kurta',
    hindi: 'सूती कुर्ता',
    category: 'SUIT',
    price: 1_299_00,
    stock: 30,
    sizes: ['M', 'L'],
  },
  blouse: {
    name: 'Ready-made blouse',
    hindi: 'रेडीमेड ब्लाउज़',
    category: 'BLOUSE',
    price: 899_00,
    stock: 30,
    sizes: ['36', '38'],
  },
} as const
export type DesignName = keyof typeof designs

export interface DayShop {
  url: string
  owner: ApiClient
  /** A new session of the owner's, as a browser stores it: locking a tablet ends it. */
  ownersSession: () => Promise<Record<string, string>>
  /** The id of each design. */
  designIds: Record<DesignName, string>
  /** The id of each tailor, by name. */
  tailorIds: Record<string, string>
  stop: () => Promise<void>
}

/** Opens a shop in which nothing has happened yet, with its staff, tailors, piece rates, designs and an offer. */
export async function openDayShop(): Promise<DayShop> {
  const dataDir = await makeScratchFolder('busy-day')
  const shop = await startShop({
    DATA_DIR: dataDir,
    DEMO: 'none',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    ADMIN_TWO_FACTOR: 'off',
    RATE_LIMITS: 'off',
    // The tests load the machine: what would be an outage in a shop is only slow here.
    DATABASE_WAIT_MS: '15000',
    OVERLOAD_AFTER_MS: '60000',
  })
  const logIn = async () => (await new ApiClient(shop.url, null).rest('POST', 'auth/login', account)).body
  const owner = new ApiClient(shop.url, (await logIn()).token)
  await addStaff(owner)
  const [designIds, tailorIds] = [await addDesigns(owner), await addTailors(owner)]
  await owner.mutateOrThrow('savePromotion', {
    name: 'Kurta week',
    translations: [{ locale: 'HI', name: 'कुर्ता सप्ताह' }],
    kind: 'PERCENT',
    percent: 10,
    minimumTotal: 0,
    categories: ['SUIT'],
    firstOrderOnly: false,
    isActive: true,
  })
  return {
    url: shop.url,
    owner,
    ownersSession: async () => {
      const { token, user } = await logIn()
      const { email } = account
      return { token, userId: user._id, name: 'रूपा देशमुख', email, role: 'admin', profilePicture: '' }
    },
    designIds,
    tailorIds,
    stop: async () => {
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function addStaff(owner: ApiClient) {
  const counter = [
    'MANAGE_ORDERS',
    'VIEW_CUSTOMERS',
    'RECORD_PAYMENTS',
    'REVERSE_PAYMENTS',
    'ISSUE_INVOICES',
    'CLOSE_DAYS',
  ] as const
  const manager = [...counter, 'GIVE_DISCOUNTS', 'RECORD_EXPENSES', 'VIEW_REVENUE'] as const
  for (const [person, name, permissions] of [
    [asha, 'काउंटर', counter],
    [bina, 'प्रबंधक', manager],
  ] as const) {
    const { staffRole } = await owner.mutateOrThrow(
      'saveStaffRole',
      { name, permissions: [...permissions] },
      'staffRole { id }',
    )
    await owner.mutateOrThrow(
      'saveStaffMember',
      { ...person, staffRoleId: staffRole.id },
      'staffMember { id }',
    )
  }
}

async function addDesigns(owner: ApiClient) {
  const ids = {} as Record<DesignName, string>
  for (const [key, { name, hindi, category, price, stock, sizes }] of Object.entries(designs)) {
    const { product } = await owner.mutateOrThrow('addProduct', {
      productName: name,
      category,
      description: 'दुकान में तैयार।',
      translations: [{ locale: 'HI', productName: hindi, terms: [] }],
      shippingCost: 0,
      readyMadePrice: price,
      tailorPrice: price + 500_00,
      quantityInStock: stock,
      sizes: sizes.map((label) => ({ label, chest: 90, quantityInStock: stock / 2 })),
    } as never)
    ids[key as DesignName] = product.id
  }
  return ids
}

async function addTailors(owner: ApiClient) {
  const ids: Record<string, string> = {}
  const pieceRates = Object.entries(rates).flatMap(([category, stages]) =>
    Object.entries(stages).map(([stageId, amount]) => ({ category, stageId, amount })),
  )
  for (const { name, phone } of tailors) {
    const { tailor } = await owner.mutateOrThrow('saveTailor', {
      name,
      phone,
      language: 'HINDI',
      isActive: true,
      pin: tailorPin,
    })
    await owner.mutateOrThrow('savePieceRates', { tailorId: tailor.id, rates: pieceRates } as never)
    ids[name] = tailor.id
  }
  return ids
}

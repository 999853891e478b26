import { anyOf, everybody, keys, owner, people, staff } from '../../../domain/visibility/rules.ts'
import { readsOrders } from '../../../domain/orders/order-visibility.ts'
import { each, type Visibility } from './types.ts'

const workshopStaff = staff('MANAGE_ORDERS')
export const seesMaterials = staff('MANAGE_ORDERS', 'MANAGE_MATERIALS', 'VIEW_COSTS')
const seesTailors = anyOf(staff('MANAGE_ORDERS', 'RECORD_EXPENSES'), keys('READ_ORDERS'))

export const workshop = {
  Workshop: workshopStaff,
  WorkshopWeek: workshopStaff,
  Workload: workshopStaff,
  TailorWorkload: workshopStaff,
  WorkshopStage: everybody,
  WorkshopStageList: readsOrders,
  Festival: everybody,
  HeldSale: workshopStaff,
  PriceList: readsOrders,
  PricedGarment: readsOrders,
  PricedAddOn: readsOrders,
  Garment: {
    ...each(
      readsOrders,
      ...(['id', 'code', 'number', 'order', 'orderNumber', 'customerName', 'category'] as const),
      ...(['productName', 'image', 'measurements', 'status', 'stage', 'dueDate', 'trialDate'] as const),
      ...([
        'isOverdue',
        'version',
        'moves',
        'undoableUntil',
        'materials',
        'neededMaterials',
        'toTake',
        'voiceNotes',
        'photos',
        'style',
        'flats',
        'position',
        'needsMeasurements',
        'isMeasured',
        'viewerCanGiveMeasurements',
      ] as const),
    ),
    tailor: seesTailors,
    pieceRate: workshopStaff,
  },
  ChangedGarment: workshopStaff,
  GarmentMove: readsOrders,
  VoiceNote: everybody,
  GarmentPhoto: readsOrders,
  // As its order shows it.
  OrderPhoto: everybody,
  // As its garment or its order shows it.
  GarmentStyle: everybody,
  GarmentFlat: everybody,
  Tailor: {
    ...each(seesTailors, 'id', 'name', 'language', 'isActive', 'earnsByStage', 'version'),
    ...each(staff('MANAGE_ORDERS', 'RECORD_EXPENSES'), 'phone', 'hasPin'),
    ...each(staff('RECORD_EXPENSES'), 'due', 'advance'),
    pieceRates: owner,
  },
  PieceRate: owner,
  // A tailor's pages: their root fields require a tailor's session, and signing in opens one.
  TailorViewer: people,
  // As its root field, for those who record expenses, or its tailor shows it.
  TailorStatement: {
    ...each(
      people,
      ...(['from', 'to', 'opening', 'closing', 'earned', 'paid', 'deducted', 'entries'] as const),
    ),
    tailor: staff('RECORD_EXPENSES'),
  },
  TailorEntry: people,
  TailorGarment: people,
  TailorAlteration: people,
  TailorMaterial: people,
  // As its garment shows it.
  MaterialToTake: everybody,
  Alteration: {
    ...each(
      everybody,
      ...(['id', 'order', 'details', 'requestedAt', 'isAfterTrial', 'dueDate', 'isOverdue'] as const),
      ...(['completedAt', 'version'] as const),
    ),
    ...each(readsOrders, 'garment', 'completedBy'),
    tailor: seesTailors,
  },
  Material: {
    ...each(
      anyOf(seesMaterials, keys('READ_ORDERS'), readsOrders),
      ...(['id', 'name', 'kind', 'color', 'unit', 'isArchived', 'version'] as const),
    ),
    ...each(seesMaterials, 'supplier', 'stock', 'lowStockLimit', 'isLow', 'movements'),
    price: staff('VIEW_COSTS'),
  },
  MaterialMovement: seesMaterials,
  NeededMaterial: readsOrders,
  GarmentMaterial: { ...each(readsOrders, 'material', 'quantity'), cost: staff('VIEW_COSTS') },
} satisfies Partial<Visibility>

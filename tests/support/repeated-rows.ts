import type { Mutations } from '../__generated__/api.ts'
import type { Json } from './api-client.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'
const slide = { position: 1, title: 'Diwali', subtitle: 'New', description: 'New sarees', action: 'Look' }
const rate = { from: '2026-04-01', upTo: 2500_00, lowerPercent: 5, higherPercent: 18 }
const code = { category: 'SAREE', code: '5407', percent: null }
const festival = { day: '2027-10-29', name: 'Diwali', translations: [], lastOrderDay: '2027-10-10' }
const seller = { scheme: 'UNREGISTERED', legalName: 'Roop Kala', gstin: null, stateCode: '27' }
const tax = {
  version: 0,
  ...seller,
  stitching: { code: '9988', percent: 5 },
  invoiceSeries: 'INV',
  creditNoteSeries: 'CN',
}
const torn = { item: 2, quantity: 1 }
const piece = { ...torn, restocked: 0 }
const stage = { name: 'Cutting' }
const occasion = { name: 'Wedding' }
const stocked = { quantityInStock: 2, readyMadePrice: 1_00, shippingCost: 0 }
export const kurta = { productName: 'Kurta', category: 'SUIT', description: 'Of cotton', ...stocked }
const cotton = { text: 'Cotton', translation: 'सूती' }
const hindi = { locale: 'HI', terms: [cotton] }
const twoTerms = { locale: 'HI', terms: [cotton, cotton] }

/** Each list whose rows are about something by a key: a mutation, an input that repeats a key, and the field that is refused. */
export const refused: [list: string, mutation: keyof Mutations, input: Json, field: string][] = [
  ['AcceptReturnInput.restock', 'acceptReturn', { id: nowhere, restock: [torn, torn] }, 'restock.1.item'],
  [
    'ReturnAtCounterInput.items',
    'returnAtCounter',
    { orderId: nowhere, reason: 'Torn', method: 'CASH', idempotencyKey: 'twice', items: [piece, piece] },
    'items.1.item',
  ],
  [
    'ShareStyleInput.alternatives',
    'shareStyle',
    { customCategory: 'BLOUSE', style: [], alternatives: [{ style: [] }] },
    'alternatives.0.style',
  ],
  [
    'RequestReturnInput.items',
    'requestReturn',
    {
      orderId: nowhere,
      wish: 'REFUND',
      reason: 'Torn',
      items: [torn, torn],
    },
    'items.1.item',
  ],
  [
    'SavePriceListInput.garments',
    'savePriceList',
    {
      version: 0,
      garments: [
        { id: 'suit', name: 'Suit', category: 'SUIT', price: 1 },
        { id: 'suit', name: 'Kurta', category: 'SUIT', price: 2 },
      ],
      addOns: [],
    },
    'garments.1.id',
  ],
  [
    'SavePriceListInput.addOns',
    'savePriceList',
    {
      version: 0,
      garments: [{ id: 'suit', name: 'Suit', category: 'SUIT', price: 1 }],
      addOns: [
        { id: 'lace', name: 'Lace', price: 1 },
        { id: 'lace', name: 'Lace', price: 2 },
      ],
    },
    'addOns.1.id',
  ],
  [
    'SaveTaxSettingsInput.categories',
    'saveTaxSettings',
    { ...tax, categories: [code, code], rates: [rate] },
    'categories.1.category',
  ],
  [
    'SaveTaxSettingsInput.rates',
    'saveTaxSettings',
    { ...tax, categories: [code], rates: [rate, rate] },
    'rates.1.from',
  ],
  [
    'SavePieceRatesInput.rates',
    'savePieceRates',
    {
      tailorId: nowhere,
      rates: [
        { category: 'SUIT', stageId: 'TRIAL', amount: 1 },
        { category: 'SUIT', stageId: 'TRIAL', amount: 2 },
      ],
    },
    'rates.1.stageId',
  ],
  [
    'SavePieceRatesOfTailorsInput.tailors',
    'savePieceRatesOfTailors',
    {
      tailors: [
        { tailorId: nowhere, rates: [] },
        { tailorId: nowhere, rates: [] },
      ],
    },
    'tailors.1.tailorId',
  ],
  [
    'SaveStaffRolesInput.staffRoles',
    'saveStaffRoles',
    {
      staffRoles: [
        { id: nowhere, version: 1, name: 'One', permissions: [] },
        { id: nowhere, version: 1, name: 'Two', permissions: [] },
      ],
    },
    'staffRoles.1.id',
  ],
  [
    'SaveWorkshopStagesInput.stages',
    'saveWorkshopStages',
    { version: 0, stages: [stage, stage] },
    'stages.1.name',
  ],
  [
    'SaveWorkshopStagesInput.stages',
    'saveWorkshopStages',
    {
      version: 0,
      stages: [
        { id: 'TRIAL', name: 'One' },
        { id: 'TRIAL', name: 'Two' },
      ],
    },
    'stages.1.id',
  ],
  [
    'SaveWorkshopInput.festivals',
    'saveWorkshop',
    { version: 0, weeklyCapacity: 10, festivals: [festival, festival] },
    'festivals.1.name',
  ],
  [
    'SaveShopSettingsInput.socialLinks',
    'saveShopSettings',
    {
      version: 0,
      socialLinks: [
        { name: 'Instagram', url: 'https://a.example' },
        { name: 'instagram', url: 'https://b.example' },
      ],
    },
    'socialLinks.1.name',
  ],
  [
    'SaveShopSettingsInput.heroSlides',
    'saveShopSettings',
    { version: 0, heroSlides: [slide, slide] },
    'heroSlides.1.position',
  ],
  [
    'SaveShopSettingsInput.categoryTiles',
    'saveShopSettings',
    {
      version: 0,
      categoryTiles: [
        { category: 'SAREE', isShown: true },
        { category: 'SAREE', isShown: false },
      ],
    },
    'categoryTiles.1.category',
  ],
  [
    'SaveShopSettingsInput.advanceRules',
    'saveShopSettings',
    {
      version: 0,
      advanceRules: [
        { orderType: 'CUSTOM', minimumTotal: 0, percent: 50 },
        { orderType: 'CUSTOM', minimumTotal: 0, percent: 40 },
      ],
    },
    'advanceRules.1.orderType',
  ],
  [
    'SaveOccasionsInput.occasions',
    'saveOccasions',
    { version: 0, occasions: [occasion, occasion] },
    'occasions.1.name',
  ],
  [
    'SaveMeasurementFieldsInput.fields',
    'saveMeasurementFields',
    {
      version: 1,
      fields: [
        { garment: 'BLOUSE', name: 'Dart' },
        { garment: 'BLOUSE', name: 'dart' },
      ],
    },
    'fields.1.name',
  ],
  [
    'ImportProductsInput.defaults',
    'importProducts',
    {
      columns: ['productName'],
      rows: [['Saree']],
      defaults: [
        { column: 'category', value: 'SAREE' },
        { column: 'category', value: 'SUIT' },
      ],
    },
    'defaults.1.column',
  ],
  [
    'ImportProductsInput.columns',
    'importProducts',
    { columns: ['productName', 'productName'], rows: [['Saree', 'Suit']] },
    'columns.1',
  ],
  [
    'AddProductInput.translations',
    'addProduct',
    { ...kurta, translations: [hindi, hindi] },
    'translations.1.locale',
  ],
  [
    'UpdateProductInput.translations',
    'updateProduct',
    { id: nowhere, translations: [hindi, hindi] },
    'translations.1.locale',
  ],
  [
    'ProductTranslationInput.terms',
    'addProduct',
    { ...kurta, translations: [twoTerms] },
    'translations.0.terms.1.text',
  ],
  [
    'MeasurementsInput.own',
    'saveOrderDraft',
    {
      measurements: {
        own: [
          { fieldId: 'dart', value: 10 },
          { fieldId: 'dart', value: 20 },
        ],
      },
    },
    'measurements.own.1.fieldId',
  ],
]

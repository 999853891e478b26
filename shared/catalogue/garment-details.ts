import type { ProductField } from './field-kinds.ts'
import { embellishmentsOptions, fabricTypes, fitTypes, sleeveTypes } from './product-suggestions.ts'

/** The fields that only products of one category have (specification, section 3). */
export const garmentDetails = {
  blouseDetails: {
    kind: 'details',
    label: /*i18n*/ 'Blouse details',
    category: 'BLOUSE',
    nullable: true,
    fields: {
      sleeveType: {
        kind: 'text',
        label: /*i18n*/ 'Sleeve type',
        maxLength: 200,
        nullable: true,
        suggestions: sleeveTypes,
      },
      blouseBackDesign: {
        kind: 'text',
        label: /*i18n*/ 'Back design',
        maxLength: 200,
        nullable: true,
        suggestions: ['Closed Back', 'Back Open', 'Keyhole Back'],
      },
      necklineStyle: { kind: 'text', label: /*i18n*/ 'Neckline style', maxLength: 200, nullable: true },
      fitType: {
        kind: 'text',
        label: /*i18n*/ 'Fit type',
        maxLength: 200,
        nullable: true,
        suggestions: fitTypes,
      },
      embellishments: {
        kind: 'text',
        label: /*i18n*/ 'Blouse embellishments',
        maxLength: 200,
        nullable: true,
        suggestions: embellishmentsOptions,
      },
      padding: { kind: 'flag', label: /*i18n*/ 'Padding', nullable: true },
      lining: { kind: 'flag', label: /*i18n*/ 'Lining', nullable: true },
    },
  },
  suitDetails: {
    kind: 'details',
    label: /*i18n*/ 'Suit details',
    category: 'SUIT',
    nullable: true,
    fields: {
      sleeveType: {
        kind: 'text',
        label: /*i18n*/ 'Sleeve type',
        maxLength: 200,
        nullable: true,
        suggestions: sleeveTypes,
      },
      fitType: {
        kind: 'text',
        label: /*i18n*/ 'Fit type',
        maxLength: 200,
        nullable: true,
        suggestions: fitTypes,
      },
      style: {
        kind: 'text',
        label: /*i18n*/ 'Style',
        maxLength: 200,
        nullable: true,
        suggestions: ['Straight Cut', 'Anarkali', 'A-Line', 'Patiala', 'Palazzo'],
      },
      fabricType: {
        kind: 'text',
        label: /*i18n*/ 'Suit fabric',
        maxLength: 200,
        nullable: true,
        suggestions: ['Cotton', 'Silk', 'Georgette', 'Chiffon', 'Satin'],
      },
    },
  },
  lehengaDetails: {
    kind: 'details',
    label: /*i18n*/ 'Lehenga details',
    category: 'LEHENGA',
    nullable: true,
    fields: {
      lehengaType: {
        kind: 'text',
        label: /*i18n*/ 'Lehenga type',
        maxLength: 200,
        nullable: true,
        suggestions: ['A-Line', 'Mermaid', 'Flared', 'Straight'],
      },
      lehengaWaist: { kind: 'text', label: /*i18n*/ 'Lehenga waist', maxLength: 200, nullable: true },
      lehengaDupattaIncluded: { kind: 'flag', label: /*i18n*/ 'Dupatta included', nullable: true },
      lehengaFabric: {
        kind: 'text',
        label: /*i18n*/ 'Lehenga fabric',
        maxLength: 200,
        nullable: true,
        suggestions: fabricTypes,
      },
      embroidery: { kind: 'text', label: /*i18n*/ 'Embroidery', maxLength: 200, nullable: true },
    },
  },
  sareeDetails: {
    kind: 'details',
    label: /*i18n*/ 'Saree details',
    category: 'SAREE',
    nullable: true,
    fields: {
      sareeLength: {
        kind: 'decimal',
        label: /*i18n*/ 'Saree length (m)',
        min: 0,
        max: 30,
        nullable: true,
        description: 'Metres.',
      },
      pleated: { kind: 'flag', label: /*i18n*/ 'Pleated', nullable: true },
      embroideryDetails: {
        kind: 'text',
        label: /*i18n*/ 'Embroidery details',
        maxLength: 200,
        nullable: true,
      },
      sareeFabric: {
        kind: 'text',
        label: /*i18n*/ 'Saree fabric',
        maxLength: 200,
        nullable: true,
        suggestions: fabricTypes,
      },
      blouseType: { kind: 'text', label: /*i18n*/ 'Blouse type', maxLength: 200, nullable: true },
      borderStyle: { kind: 'text', label: /*i18n*/ 'Border style', maxLength: 200, nullable: true },
      drapeStyle: { kind: 'text', label: /*i18n*/ 'Drape style', maxLength: 200, nullable: true },
    },
  },
} as const satisfies Readonly<Record<string, ProductField>>

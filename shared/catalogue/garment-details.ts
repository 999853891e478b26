import type { ProductField } from './field-kinds.ts'
import { embellishmentsOptions, fabricTypes, fitTypes, sleeveTypes } from './product-suggestions.ts'

/** The fields that only products of one category have (specification, section 3). */
export const garmentDetails = {
  blouseDetails: {
    kind: 'details',
    label: 'Blouse details',
    category: 'BLOUSE',
    nullable: true,
    fields: {
      sleeveType: {
        kind: 'text',
        label: 'Sleeve type',
        maxLength: 200,
        nullable: true,
        suggestions: sleeveTypes,
      },
      blouseBackDesign: {
        kind: 'text',
        label: 'Back design',
        maxLength: 200,
        nullable: true,
        suggestions: ['Closed Back', 'Back Open', 'Keyhole Back'],
      },
      necklineStyle: { kind: 'text', label: 'Neckline style', maxLength: 200, nullable: true },
      fitType: { kind: 'text', label: 'Fit type', maxLength: 200, nullable: true, suggestions: fitTypes },
      embellishments: {
        kind: 'text',
        label: 'Blouse embellishments',
        maxLength: 200,
        nullable: true,
        suggestions: embellishmentsOptions,
      },
      padding: { kind: 'flag', label: 'Padding', nullable: true },
      lining: { kind: 'flag', label: 'Lining', nullable: true },
    },
  },
  suitDetails: {
    kind: 'details',
    label: 'Suit details',
    category: 'SUIT',
    nullable: true,
    fields: {
      sleeveType: {
        kind: 'text',
        label: 'Sleeve type',
        maxLength: 200,
        nullable: true,
        suggestions: sleeveTypes,
      },
      fitType: { kind: 'text', label: 'Fit type', maxLength: 200, nullable: true, suggestions: fitTypes },
      style: {
        kind: 'text',
        label: 'Style',
        maxLength: 200,
        nullable: true,
        suggestions: ['Straight Cut', 'Anarkali', 'A-Line', 'Patiala', 'Palazzo'],
      },
      fabricType: {
        kind: 'text',
        label: 'Suit fabric',
        maxLength: 200,
        nullable: true,
        suggestions: ['Cotton', 'Silk', 'Georgette', 'Chiffon', 'Satin'],
      },
    },
  },
  lehengaDetails: {
    kind: 'details',
    label: 'Lehenga details',
    category: 'LEHENGA',
    nullable: true,
    fields: {
      lehengaType: {
        kind: 'text',
        label: 'Lehenga type',
        maxLength: 200,
        nullable: true,
        suggestions: ['A-Line', 'Mermaid', 'Flared', 'Straight'],
      },
      lehengaWaist: { kind: 'text', label: 'Lehenga waist', maxLength: 200, nullable: true },
      lehengaDupattaIncluded: { kind: 'flag', label: 'Dupatta included', nullable: true },
      lehengaFabric: {
        kind: 'text',
        label: 'Lehenga fabric',
        maxLength: 200,
        nullable: true,
        suggestions: fabricTypes,
      },
      embroidery: { kind: 'text', label: 'Embroidery', maxLength: 200, nullable: true },
    },
  },
  sareeDetails: {
    kind: 'details',
    label: 'Saree details',
    category: 'SAREE',
    nullable: true,
    fields: {
      sareeLength: {
        kind: 'decimal',
        label: 'Saree length (m)',
        min: 0,
        max: 30,
        nullable: true,
        description: 'Metres.',
      },
      pleated: { kind: 'flag', label: 'Pleated', nullable: true },
      embroideryDetails: { kind: 'text', label: 'Embroidery details', maxLength: 200, nullable: true },
      sareeFabric: {
        kind: 'text',
        label: 'Saree fabric',
        maxLength: 200,
        nullable: true,
        suggestions: fabricTypes,
      },
      blouseType: { kind: 'text', label: 'Blouse type', maxLength: 200, nullable: true },
      borderStyle: { kind: 'text', label: 'Border style', maxLength: 200, nullable: true },
      drapeStyle: { kind: 'text', label: 'Drape style', maxLength: 200, nullable: true },
    },
  },
} as const satisfies Readonly<Record<string, ProductField>>

import type { ListedField } from './field-kinds.ts'

/** The fields of a product that name options of the style book or other designs. */
export const linkedFields = {
  style: {
    kind: 'style',
    label: /*i18n*/ 'Options of the style book',
    maxEntries: 40,
    nullable: false,
    description: 'Ids of what it has of the style book, such as `front-neck-boat`; part of its price.',
    importNames: ['styleoptions', 'stylebook'],
  },
  goesWith: {
    kind: 'designs',
    label: /*i18n*/ 'Goes with',
    maxEntries: 8,
    nullable: false,
    description:
      'Ids of up to 8 designs that complete the look, the best first. In imported files also their references.',
    importNames: ['completethelook', 'pairswith', 'matchingdesigns'],
  },
} as const satisfies Readonly<Record<string, ListedField>>

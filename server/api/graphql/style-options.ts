import {
  importStyleOptions,
  listStyleOptionRows,
  previewStyleImport,
} from '../../domain/style-options/import-style-options.ts'
import { listStyleOptions } from '../../domain/style-options/list-style-options.ts'
import { deleteStyleOption, saveStyleOption } from '../../domain/style-options/save-style-option.ts'
import { readLastStyle } from '../../domain/style-options/style-preferences.ts'
import { loadStyle } from '../../domain/style-options/load-style.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const styleOptions: Resolvers = {
  Query: {
    styleOptions: (_root, filter, ctx) => listStyleOptions(ctx, filter),
    lastStyle: (_root, garment, ctx) => readLastStyle(ctx, garment),
    styleOptionRows: (_root, _args, ctx) => listStyleOptionRows(ctx),
    styleImportPreview: (_root, { input }, ctx) => previewStyleImport(ctx, input),
  },
  Mutation: {
    saveStyleOption: (_root, { input }, ctx) =>
      withUserErrors({ styleOption: null }, async () => {
        const { styleOption, issues } = await saveStyleOption(ctx, input)
        return { styleOption, userErrors: issues }
      }),
    importStyleOptions: (_root, { input }, ctx) =>
      withUserErrors({ rows: [] }, async () => {
        const { rows, issues } = await importStyleOptions(ctx, input)
        return { rows, userErrors: issues }
      }),
    deleteStyleOption: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedStyleOptionId: null, styleOption: null }, async () => {
        const styleOption = await deleteStyleOption(ctx, id)
        return { deletedStyleOptionId: styleOption ? null : id, styleOption }
      }),
  },
  StyleOption: {
    excludes: ({ excludedIds }, _args, ctx) => loadStyle(ctx, excludedIds),
    material: ({ materialId }, _args, ctx) =>
      materialId === null ? null : ctx.loaders.material.load(materialId),
  },
  OrderedStyle: {
    option: ({ optionId }, _args, ctx) => ctx.loaders.styleOption.load(optionId),
  },
}

import { fieldSlotRecipe, inputRecipe, nativeSelectSlotRecipe } from '@chakra-ui/react/theme'
import { addRecipes } from './system.ts'

/** Edges that stand out from the ground, as things to fill in must; Chakra's own are hairlines. */
const outline = { borderColor: 'border.input', bg: 'bg.panel' }

addRecipes({
  recipes: {
    input: {
      ...inputRecipe,
      variants: {
        ...inputRecipe.variants,
        variant: {
          ...inputRecipe.variants?.variant,
          outline: { ...inputRecipe.variants?.variant.outline, ...outline },
        },
      },
      defaultVariants: { size: 'lg', variant: 'outline' },
    },
  },
  slotRecipes: {
    field: fieldSlotRecipe,
    nativeSelect: {
      ...nativeSelectSlotRecipe,
      variants: {
        ...nativeSelectSlotRecipe.variants,
        variant: {
          ...nativeSelectSlotRecipe.variants?.variant,
          outline: { field: { ...nativeSelectSlotRecipe.variants?.variant.outline.field, ...outline } },
        },
      },
    },
  },
})

import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type RecipeDefinition,
  type SlotRecipeConfig,
} from '@chakra-ui/react'
import { breakpoints } from '@chakra-ui/react/theme'
import { globalCss } from './global-css.ts'
import { animationStyles, keyframes, layerStyles } from './motion.ts'
import { recipes, slotRecipes } from './recipes.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

const config = defineConfig({
  // Without Chakra's reset the layout shifts when its styles load.
  preflight: true,
  cssVarsPrefix: 'shop',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    slotRecipes,
  },
})

/** The theme of every page: our tokens and the recipes that the first screen uses. */
export const system = createSystem(defaultBaseConfig, config)

interface Recipes {
  recipes?: Record<string, RecipeDefinition>
  slotRecipes?: Record<string, SlotRecipeConfig>
}

/**
 * Adds the recipes of a lazily loaded component, so that the first screen doesn't load them. Call it at
 * the top of the module, before anything of it renders.
 */
export function addRecipes(more: Recipes) {
  const theme = system._config.theme
  Object.assign(theme?.recipes ?? {}, more.recipes)
  Object.assign(theme?.slotRecipes ?? {}, more.slotRecipes)
}

import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  iconRecipe,
  linkRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme'

/** Recipes of the shell and of the first screen; lazily loaded components add their own with `addRecipes`. */
export const recipes = {
  badge: badgeRecipe,
  button: { ...buttonRecipe, defaultVariants: { size: 'lg', variant: 'solid' } },
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
} as const

export const slotRecipes = {}

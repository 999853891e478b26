import { toastSlotRecipe } from '@chakra-ui/react/theme'
import { addRecipes } from './system.ts'

addRecipes({ slotRecipes: { toast: toastSlotRecipe } })

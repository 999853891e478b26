import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { addRecipes } from './system.ts'

addRecipes({ slotRecipes: { dialog: dialogSlotRecipe } })

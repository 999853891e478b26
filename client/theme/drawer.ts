import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { addRecipes } from './system.ts'

addRecipes({ slotRecipes: { drawer: drawerSlotRecipe } })

import { mergeProps, type SystemStyleObject, useChakraContext } from '@chakra-ui/react'
import { createContext, type ElementType, type ReactElement, use } from 'react'
import { chakra, nameStyles } from './styled.ts'

type Props = Record<string, unknown>

interface Recipe {
  (variants: Props): SystemStyleObject
  variantKeys: string[]
  className?: string
  config: { defaultVariants?: Props }
}

interface Options {
  key?: string
  recipe?: object
}

const noStyles: SystemStyleObject = Object.freeze({})

/** By recipe and the variants that are chosen, as text. */
const known = new WeakMap<Recipe, Map<string, SystemStyleObject>>()

function stylesOf(recipe: Recipe, variants: Props): SystemStyleObject {
  let styles = known.get(recipe)
  if (styles === undefined) known.set(recipe, (styles = new Map<string, SystemStyleObject>()))
  const key = JSON.stringify(variants)
  let chosen = styles.get(key)
  if (chosen === undefined) {
    chosen = nameStyles(recipe(variants))
    styles.set(key, chosen)
  }
  return chosen
}

const joined = (...classNames: unknown[]) =>
  classNames.flatMap((each) => (typeof each === 'string' && each.trim() ? [each.trim()] : [])).join(' ')

/** What gives Chakra's own parts the styles of their recipe, for both built halves: see `styled.ts`. */
export function createRecipeContext({ key, recipe: ownRecipe }: Options) {
  const PropsContext = createContext<Props | undefined>(undefined)
  const usePropsContext = () => use(PropsContext)

  function useRecipeResult(given: Props) {
    const system = useChakraContext()
    const config = given.recipe || ownRecipe
    const recipe = (config ? system.cva(config) : system.getRecipeFn(key!)) as unknown as Recipe
    const { variantKeys } = recipe
    const variants: Props = {}
    const props: Props = {}
    for (const prop in given)
      if (variantKeys.includes(prop)) variants[prop] = given[prop]
      else if (prop !== 'unstyled' && prop !== 'recipe') props[prop] = given[prop]
    if (!variantKeys.includes('colorPalette'))
      variants.colorPalette = given.colorPalette || recipe.config.defaultVariants?.colorPalette
    if (variantKeys.includes('orientation')) props.orientation = given.orientation
    const styles = given.unstyled ? noStyles : stylesOf(recipe, variants)
    return { styles, className: recipe.className, props }
  }

  function withContext(Component: ElementType, options: object = {}) {
    const Styled = chakra(Component as never, {}, options)
    return function WithRecipe(given: Props): ReactElement {
      const context = usePropsContext()
      const props = context ? mergeProps<Props>(context, given) : given
      const { styles, className, props: others } = useRecipeResult(props)
      return Styled({
        ...others,
        css: [styles, props.css],
        className: joined(className, props.className),
      })
    }
  }

  return {
    withContext,
    PropsProvider: PropsContext,
    withPropsProvider: () => PropsContext,
    usePropsContext,
    useRecipeResult,
  }
}

import { type PluginObj, transformAsync, types } from '@babel/core'
import macros from '@lingui/babel-plugin-lingui-macro'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { lingui } from '@lingui/vite-plugin'
import type { Plugin } from 'vite'

/**
 * Lingui for Vite: its macros in the components, and its `.po` catalogues as modules. A message stays
 * in the code as the text of English pages, which therefore load no catalogue.
 */
export function messages(): Plugin[] {
  return [linguiMacros(), ...lingui({ failOnMissing: true, failOnCompileError: true })]
}

function linguiMacros(): Plugin {
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    async transform(code, id) {
      if (id.includes('node_modules') || !/@lingui\/(core|react)\/macro/.test(code)) return
      const result = await transformAsync(code, {
        filename: id.split('?')[0] ?? id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        // Types and JSX are left to Vite.
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [[macros, { stripMessageField: false }], compileMessages],
      })
      return { code: result?.code ?? code, map: result?.map ?? null }
    },
  }
}

/** Reduces each message to its id and its parsed text, so that no page loads the parser. */
function compileMessages(): PluginObj {
  return {
    visitor: {
      ObjectExpression({ node }) {
        if (!node.leadingComments?.some(({ value }) => value === 'i18n')) return
        node.properties = node.properties.filter((property) => !isNamed(property, 'context', 'comment'))
        for (const property of node.properties)
          if (isNamed(property, 'message') && types.isStringLiteral(property.value))
            property.value = types.valueToNode(compiled(property.value.value))
      },
    },
  }
}

function compiled(message: string) {
  const [first, ...rest] = compileMessage(message)
  return rest.length === 0 && typeof first === 'string' ? first : [first, ...rest]
}

const isNamed = (
  property: types.ObjectExpression['properties'][number],
  ...names: string[]
): property is types.ObjectProperty =>
  types.isObjectProperty(property) && types.isIdentifier(property.key) && names.includes(property.key.name)

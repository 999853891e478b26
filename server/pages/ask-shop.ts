import { type DocumentNode, print } from 'graphql'
import type { AskShop } from '../../client/rendering/page-data.ts'
import type { Context } from '../domain/context.ts'
import type { Execute } from '../graphql/execution.ts'

/** The client's documents stay the same objects for as long as the process lives. */
const texts = new WeakMap<DocumentNode, string>()

function textOf(document: DocumentNode) {
  const text = texts.get(document) ?? print(document)
  texts.set(document, text)
  return text
}

/** How a page that is being rendered asks the shop: past HTTP and all that stands before the resolvers. */
export const askShop =
  (execute: Execute, context: Context): AskShop =>
  (document, variables) =>
    execute({ key: textOf(document), document, operationName: undefined }, variables, context)

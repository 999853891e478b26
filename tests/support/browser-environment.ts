import { GlobalWindow } from 'happy-dom'
import type { Environment } from 'vitest/runtime'
import { populateGlobal } from 'vitest/runtime'

/**
 * A document for the client, in which the server runs as well: what Node has itself, such as `fetch` and `URL`, stays
 * Node's.
 */
export default {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup(global) {
    const window = new GlobalWindow({
      url: 'http://localhost/',
      settings: {
        disableErrorCapturing: true,
        // Links to other sites stay without effect.
        navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
      },
    })
    addMissing(window)
    // Fonts are loaded, and nothing is printed.
    Object.defineProperty(window.document, 'fonts', { value: { ready: Promise.resolve() } })
    Object.assign(window, { print: () => undefined })
    const { Blob, File, FormData } = globalThis
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    // What the server and Node's `fetch` know how to send; the page also makes one of a form's fields.
    class FormDataOfForm extends FormData {
      constructor(form?: HTMLFormElement) {
        super()
        if (form)
          for (const [name, value] of new window.FormData(form as never)) this.append(name, value as string)
      }
    }
    Object.assign(global, { Blob, File, FormData: FormDataOfForm })
    return {
      async teardown() {
        await window.happyDOM.abort()
        keys.forEach((key) => delete global[key])
        originals.forEach((value, key) => (global[key] = value))
      },
    }
  },
} satisfies Environment

/** What happy-dom lacks of selects. Without it, React Hook Form takes each of them for edited before it was hydrated. */
function addMissing({ HTMLSelectElement, HTMLOptionElement }: GlobalWindow) {
  Object.defineProperty(HTMLSelectElement.prototype, 'size', {
    get(this: Element) {
      return Number(this.getAttribute('size') ?? 0)
    },
  })
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    get(this: Element) {
      return this.hasAttribute('selected')
    },
    set(this: Element, isSelected: boolean) {
      this.toggleAttribute('selected', isSelected)
    },
  })
}

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
    const window = new GlobalWindow({ url: 'http://localhost/', settings: { disableErrorCapturing: true } })
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    return {
      async teardown() {
        await window.happyDOM.abort()
        keys.forEach((key) => delete global[key])
        originals.forEach((value, key) => (global[key] = value))
      },
    }
  },
} satisfies Environment

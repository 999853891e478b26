import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The first page of a file also loads its modules, and two dozen cards are slow without a layout engine.
configure({
  asyncUtilTimeout: 20_000,
  // Without the document, which hides the rest of the output: a failed test prints its page's text.
  getElementError: (message) => new Error(message ?? undefined),
})

afterEach(({ task }) => {
  // Some tests here run without a DOM.
  if (!('localStorage' in globalThis)) return
  if (task.result?.state === 'fail')
    console.error(`The page when the test failed:\n${document.body.innerText}`)
  localStorage.clear()
  sessionStorage.clear()
  // As if another tab had signed out: the page drops its cached session.
  dispatchEvent(new Event('storage'))
  cleanup()
  document.body.replaceChildren()
})

import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A page of two dozen cards is slow without a layout engine.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => {
  // Some tests here run without a DOM.
  if (!('localStorage' in globalThis)) return
  localStorage.clear()
  sessionStorage.clear()
  // As if another tab had signed out: the page drops its cached session.
  dispatchEvent(new Event('storage'))
  cleanup()
})

import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A page of two dozen cards takes its time without a layout engine.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => {
  // Some tests here run without a browser around them.
  if (!('localStorage' in globalThis)) return
  localStorage.clear()
  sessionStorage.clear()
  // As if another tab had signed out: the page forgets what it knew.
  dispatchEvent(new Event('storage'))
  cleanup()
})

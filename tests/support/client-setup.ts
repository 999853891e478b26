import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A page of two dozen cards takes its time without a layout engine.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => {
  cleanup()
  // Some tests here run without a browser around them.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})

import { afterEach, vi } from 'vitest'
import type { DetachedWindowAPI } from 'happy-dom'
import './client-setup.ts'

declare global {
  var happyDOM: DetachedWindowAPI
}

// As if the file's pages were opened in a new tab: the client's modules keep its session, its toasts, what it has stored.
vi.resetModules()

// A download leaves its address behind.
afterEach(() => happyDOM.setURL('http://localhost/'))

import { vi } from 'vitest'
import './client-setup.ts'

// As if the file's pages were opened in a new tab: the client's modules keep its session, its toasts, what it has stored.
vi.resetModules()

import { expect, type Locator } from '@playwright/test'

/** Waits for the code of a part: the server's HTML shows it before, and gives way to it when it comes. */
export const untilAlive = (part: Locator) =>
  expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true)

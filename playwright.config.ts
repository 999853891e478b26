import { defineConfig } from '@playwright/test'
import { sizes } from './tests/e2e/support/sizes.ts'
import { chromeArguments } from './tests/support/browser.ts'

/** The owner works at a tablet or a laptop: these files check both widths themselves (`admin-pages.ts`). */
const adminPages = '**/admin-*.spec.ts'

/** The built shop in a real browser, at a phone's and a laptop's size. `open-shop.ts` sets the two variables. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/open-shop.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only at its second try is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SHOP_URL,
    launchOptions: { executablePath: process.env.CHROME, args: chromeArguments },
    // Tests that disturb the line do it to the page itself; offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: adminPages,
      grepInvert: /@laptop|@every-page/,
      use: { viewport: sizes.phone, isMobile: true, hasTouch: true },
    },
    // A journey runs once; what concerns the layout itself has the tag @every-size.
    {
      name: 'laptop',
      grep: /@laptop|@every-size|admin-/,
      grepInvert: /@every-page/,
      use: { viewport: sizes.laptop },
    },
    // What opens each page of the route table, one after another: `npm run test:every-page`.
    { name: 'every-page', grep: /@every-page/, use: { viewport: sizes.laptop } },
  ],
})

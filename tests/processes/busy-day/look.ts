import { expect, type Page } from '@playwright/test'
import { findOffScreen } from '../../e2e/support/off-screen.ts'
import { latinWordsIn } from '../../support/latin-words.ts'
import { textsOf } from '../../support/page-texts.ts'

/** What is written in Latin letters everywhere: the shop's name and address, and what shoppers wrote on the web. */
const names = new Set(
  'Roopkala Boutique Ranade Road Dadar West Mumbai Maharashtra Hill Bandra UPI'.split(' '),
)

/**
 * One of the day's main screens, as whoever works there sees it: all of it in Hindi, and nothing cut off at a side. With
 * `BUSY_DAY_PICTURES`, a folder, also a picture of it.
 */
export async function look(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const folder = process.env.BUSY_DAY_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
  const words = latinWordsIn(await textsOf(page)).filter((word) => !names.has(word))
  expect.soft(words, `${name}: English words`).toEqual([])
  expect.soft(await findOffScreen(page), `${name}: cut off`).toEqual([])
}

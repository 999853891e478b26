import type { Locator } from '@playwright/test'

/** What a person does on a touch screen, with the taps counted. Typing isn't counted, nor are the keyboard's own keys. */
export class Taps {
  count = 0

  async tap(target: Locator): Promise<void> {
    this.count++
    await target.click()
  }

  /** Types into a field, which takes a tap unless the field has the focus already. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor()
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field)
    await field.fill(text)
  }

  /** Opens a list of choices and takes one. */
  async choose(field: Locator, label: string): Promise<void> {
    this.count += 2
    await field.selectOption({ label })
  }
}

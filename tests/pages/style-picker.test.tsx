import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { storeTailorToken } from '../../client/tailor/tailor-session.ts'
import { paths } from '../../shared/paths.ts'
import { openAdminPage } from '../support/admin-page.ts'
import { garmentsOf } from '../support/garments.ts'
import { openPage, type Page } from '../support/open-page.tsx'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { newPhone, pin } from '../support/tailors.ts'

// Loaded only when they are opened, which takes long on a loaded machine.
beforeAll(async () => {
  await import('../../client/shop/orders/wizard/TypeStep.tsx')
  await import('../../client/shop/orders/style/StylePicker.tsx')
}, 120_000)

const shop = await openShop()
const { id: productId } = await shop.product({
  productName: 'Zari Blouse',
  category: 'BLOUSE',
  color: 'Maroon',
  tailorPrice: 1_000_00,
  shippingCost: 0,
  discount: 0,
  blouseDetails: { necklineStyle: 'Sweetheart', blouseBackDesign: 'Back Open', sleeveType: 'Short' },
})
const wizard = `/order/${productId}/tailor?step=type`

async function openPicker(page: Page) {
  const { screen, user } = page
  await user.click(await screen.findByRole('button', { name: 'Choose the style' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your style' }))
  await dialog.findByRole('button', { name: /^Front neck/ })
  return dialog
}

describe('the style picker', () => {
  test('starts from the design, and shows each choice in the drawing and in the total', async () => {
    const page = await openPage(shop, wizard)
    const { user, screen } = page
    const dialog = await openPicker(page)
    const flat = () => dialog.getByLabelText(/^Drawing from the front/).getAttribute('aria-label')
    expect(flat()).toContain('Front neck: Sweetheart')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^As in the design/ }).checked).toBe(true)
    expect(dialog.queryByRole('radio', { name: /^Sweetheart/ })).toBeNull()
    await user.click(dialog.getByRole('radio', { name: 'Boat neck +₹50' }))
    expect(flat()).toContain('Front neck: Boat neck')
    await dialog.findByText('Total ₹1,050.00')
    await user.click(dialog.getByRole('button', { name: /^Sleeve/ }))
    await user.click(dialog.getByRole('radio', { name: 'Puff sleeve +₹200 · +1 day' }))
    await dialog.findByText('Total ₹1,250.00')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await screen.findByText('Boat neck, Puff sleeve')
    page.unmount()
    const again = await openPage(shop, wizard)
    await again.screen.findByText('Boat neck, Puff sleeve')
    await again.screen.findByText('Total ₹1,250.00')
  })

  test('says why an option can’t be chosen with another, and takes several of piping', async () => {
    localStorage.clear()
    const page = await openPage(shop, wizard)
    const { user } = page
    const dialog = await openPicker(page)
    await user.click(dialog.getByRole('radio', { name: /^Halter neck/ }))
    await user.click(dialog.getByRole('button', { name: /^Sleeve/ }))
    const puff = dialog.getByRole<HTMLInputElement>('radio', { name: 'Puff sleeve Not with: Halter neck' })
    expect(puff.disabled).toBe(true)
    await user.click(dialog.getByRole('button', { name: /^Piping/ }))
    await user.click(dialog.getByRole('checkbox', { name: /^Self piping/ }))
    await user.click(dialog.getByRole('checkbox', { name: /^Lace edging/ }))
    await user.click(dialog.getByRole('checkbox', { name: /^Self piping/ }))
    dialog.getByRole('button', { name: 'Piping Lace edging' })
  })

  test('starts from what the design has of the style book, which isn’t offered a second time', async () => {
    localStorage.clear()
    const styled = await shop.product({
      category: 'BLOUSE',
      tailorPrice: 1_000_00,
      style: ['front-neck-halter', 'sleeve-sleeveless'],
    })
    const page = await openPage(shop, `/order/${styled.id}/tailor?step=type`)
    const { user } = page
    const dialog = await openPicker(page)
    const flat = () => dialog.getByLabelText(/^Drawing from the front/).getAttribute('aria-label')
    expect(flat()).toContain('Front neck: Halter neck')
    dialog.getByRole('radio', { name: 'As in the design Halter neck' })
    expect(dialog.queryByRole('radio', { name: /^Halter neck/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: /^Sleeve/ }))
    const puff = () => dialog.getByRole<HTMLInputElement>('radio', { name: /^Puff sleeve/ })
    expect(puff().disabled).toBe(true)
    await user.click(dialog.getByRole('button', { name: /^Front neck/ }))
    await user.click(dialog.getByRole('radio', { name: /^Round neck/ }))
    expect(dialog.queryByRole('radio', { name: /^Halter neck/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: /^Sleeve/ }))
    expect(puff().disabled).toBe(false)
    expect(flat()).toContain('Front neck: Round neck')
  })

  test('is chosen by keyboard, and speaks Hindi', async () => {
    localStorage.clear()
    const page = await openPage(shop, wizard, { language: 'hi' })
    const { user, screen } = page
    await user.click(await screen.findByRole('button', { name: 'स्टाइल चुनें' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'आपका स्टाइल' }))
    const first = await dialog.findByRole('radio', { name: /^डिज़ाइन जैसा/ })
    first.focus()
    await user.keyboard('{ArrowDown}')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'गोल गला शामिल' }).checked).toBe(true)
  })

  test('begins with the style of last time by one tap, in Hindi', async () => {
    const shopper = await shop.shopper('Asha')
    await orderProduct(shopper, productId, {
      orderType: 'TAILOR',
      cartItems: [{ productId, productType: 'TAILOR', style: ['front-neck-boat', 'sleeve-puff'] }],
    })
    const { screen, user } = await openPage(shop, wizard, { as: shopper, language: 'hi' })
    await user.click(await screen.findByRole('button', { name: 'पिछली बार की तरह: बोट नेक, पफ़ आस्तीन' }))
    await screen.findByText('बोट नेक, पफ़ आस्तीन')
    await screen.findByText('कुल ₹1,250.00')
    expect(screen.queryByRole('button', { name: /^पिछली बार/ })).toBeNull()
    expect(document.activeElement?.textContent).toBe('स्टाइल बदलें')
    const stored = async () =>
      (await shop.db.orderDraft.findFirst({ where: { userId: shopper.id }, include: { items: true } }))
        ?.items[0]?.style
    await expect.poll(stored).toEqual(['front-neck-boat', 'sleeve-puff'])
  })

  test('of a custom order is for the garment that was chosen', async () => {
    localStorage.clear()
    const page = await openPage(shop, '/order/null/custom')
    const { user, screen } = page
    await user.selectOptions(await screen.findByLabelText('Select Category'), 'LEHENGA')
    await user.click(screen.getByRole('link', { name: /Order Type$/ }))
    await user.click(await screen.findByRole('button', { name: 'Choose the style' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your style' }))
    await user.click(await dialog.findByRole('button', { name: 'Skirt No wish' }))
    await user.click(dialog.getByRole('radio', { name: /^Mermaid/ }))
    // What is below a bodice is loaded when it is needed.
    const drawn = () => dialog.getByLabelText(/^Drawing from the front/).querySelectorAll('path').length
    await vi.waitFor(() => expect(drawn()).toBeGreaterThan(10))
    expect(dialog.queryByRole('button', { name: /^Front neck/ })).toBeNull()
    dialog.getByText('Price on enquiry')
  })
})

describe('a style that was ordered', async () => {
  const as = await shop.admin()
  const meera = await shop.shopper('Meera')
  const style = ['front-neck-boat', 'sleeve-puff', 'lining-cotton']
  const { id } = await orderProduct(meera, productId, {
    orderType: 'TAILOR',
    cartItems: [{ productId, productType: 'TAILOR', style, measurements: { blouse: { chest: '90' } } }],
  })
  const words = ['Front neck: Boat neck', 'Back: Open', 'Sleeve: Puff sleeve', 'Lining: Cotton lining']

  test('is drawn, named and priced on the order’s page', async () => {
    const { screen } = await openPage(shop, paths.placedOrder(id), { as: meera })
    await screen.findByRole('heading', { name: 'This is what we sew' })
    const flat = await screen.findByLabelText(/^Drawing from the front/)
    for (const text of words) expect(flat.getAttribute('aria-label')).toContain(text)
    for (const price of ['₹50', '₹200']) screen.getAllByText(price)
  })

  test('of its design is shown with the order and on its job card', async () => {
    const design = await shop.product({ category: 'SUIT', style: ['front-neck-boat', 'bottom-churidar'] })
    const { id } = await orderProduct(meera, design.id, {
      orderType: 'TAILOR',
      cartItems: [{ productId: design.id, productType: 'TAILOR', style: ['front-neck-v'] }],
    })
    const { screen, unmount } = await openPage(shop, paths.placedOrder(id), { as: meera })
    const flat = (await screen.findByLabelText(/^Drawing from the front/)).getAttribute('aria-label')
    expect(flat).toContain('Front neck: V neck')
    expect(flat).toContain('Bottom: Churidar')
    unmount()
    await openAdminPage(shop, `/admin/orders/${id}/job-card?language=en`, { as })
    const admin = await import('@testing-library/react')
    const card = (await admin.screen.findByLabelText(/^Drawing from the front/)).getAttribute('aria-label')
    expect(card).toContain('Front neck: V neck')
    expect(card).toContain('Bottom: Churidar')
    admin.cleanup()
  })

  test('is on the job card and the tailor’s phone, in his language', async () => {
    await moveAlong(as, id, 'CONFIRMED')
    await openAdminPage(shop, `/admin/orders/${id}/job-card?language=en`, { as })
    const { screen } = await import('@testing-library/react')
    const card = await screen.findByLabelText(/^Drawing from the front/)
    for (const text of words) expect(card.getAttribute('aria-label')).toContain(text)
    const [{ id: garmentId, code }] = await garmentsOf(as, id)
    const phone = newPhone()
    const { tailor } = await as.mutate('saveTailor', { name: 'Ramesh', phone, language: 'HINDI', pin })
    await as.mutate('assignGarment', { garmentId, tailorId: tailor.id })
    const { token } = await shop.guest().mutate('logInTailor', { phone, pin })
    storeTailorToken(token)
    const page = await openPage(shop, paths.workshop(code), { language: 'hi' })
    const section = within(await page.screen.findByRole('region', { name: 'क्या सिलना है' }))
    expect(section.getByText(/^आगे का गला:/).textContent).toBe('आगे का गला: बोट नेक')
    expect(section.getByText(/^आस्तीन:/).textContent).toBe('आस्तीन: पफ़ आस्तीन')
    expect(section.getByText(/^अस्तर:/).textContent).toBe('अस्तर: सूती अस्तर')
  })
})

import { expect, expectAccessible, test, visit } from './support/visit.ts'

interface LocalBusiness {
  '@type': string
  openingHours: string
  telephone: string
  address: { addressLocality: string; addressCountry: string }
}

test('contact links to phone, e-mail, WhatsApp and directions', async ({ page }) => {
  await visit(page, '/contact')
  const link = (name: string) => page.getByRole('main').getByRole('link', { name })
  await expect(link('Call Now')).toHaveAttribute('href', /^tel:\+\d{10,}$/)
  await expect(link('Write to us')).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/)
  await expect(link('Open a chat')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{10,}\?text=/)
  await expect(link('Get directions')).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=.*Mumbai/,
  )
  await expect(page.getByRole('main').getByText('Monday to Saturday, 9 am to 7 pm')).toBeVisible()
})

test('the contact page has the opening hours as structured data', async ({ request }) => {
  const html = await (await request.get('/contact')).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as LocalBusiness,
  )
  const shop = data.find((each) => each['@type'] === 'ClothingStore')
  expect(shop?.openingHours).toBe('Mo-Sa 09:00-19:00')
  expect(shop?.telephone).toMatch(/^\+/)
  expect(shop?.address).toMatchObject({ addressLocality: 'Mumbai', addressCountry: 'India' })
})

test('about shows the shop’s claims, and only those', async ({ page }) => {
  await visit(page, '/about')
  for (const name of ['Our Stitching Journey', 'Our Mission', 'Our Workshop', 'Our Achievements'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('more than 1000 happy customers')).toBeVisible()
  await expect(page.getByText(/within a month|free alteration/i)).toHaveCount(0)
})

for (const [address, heading] of [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const)
  test(`${address} can be reached from the footer and read`, async ({ page }) => {
    await visit(page, '/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: heading }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectAccessible(page)
  })

test('the footer’s anchors lead to the sections of the home page', async ({ page }) => {
  await visit(page, '/contact')
  for (const [name, id] of [
    ['About', 'about'],
    ['Services', 'services'],
    ['Portfolio', 'portfolio'],
    ['Contact', 'contact'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

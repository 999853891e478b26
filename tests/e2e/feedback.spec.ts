import sharp from 'sharp'
import { orderProduct } from '../support/orders.ts'
import { ApiClient } from '../support/api-client.ts'
import { cards, intercept, newCustomer, open, own, password, rating, signIn } from './support/feedback.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const sari = 'The saree drapes beautifully, and the fall is neat.'

interface Design {
  _id: string
  productName: string
  category: string
  readyMadePrice: number | null
  quantityInStock: number
  availabilityStatus: string
}

const picture = async () => ({
  name: 'blouse.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 120, height: 160, channels: 3, background: '#7b1e3a' } })
    .png()
    .toBuffer(),
})

test('a guest is sent to log in, and returns', async ({ page, request }) => {
  const { email } = await newCustomer(request)
  await page.goto('/feedback')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/feedback')
  await expect(page.getByRole('heading', { name: 'Share your feedback' })).toBeVisible()
})

test('the shopper gives feedback, and the form is ready for more', async ({ page, request }) => {
  await open(page, request)
  await expect(page.getByText('You have not submitted any feedback yet.')).toBeVisible()
  await expect(rating(page, 5)).toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByLabel('Comments')).toBeFocused()
  await expect(page.getByText('Please write a few words about your experience.')).toBeVisible()
  await expectAccessible(page)

  await rating(page, 5).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(rating(page, 4)).toBeChecked()
  await page.getByLabel('Comments').fill(sari)
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Feedback submitted!')).toBeVisible()
  await expect(cards(own(page))).toHaveCount(1)
  await expect(page.getByLabel('Comments')).toHaveValue('')
  await expect(rating(page, 3)).toBeChecked()

  const card = cards(own(page)).first()
  await expect(card).not.toContainText(sari)
  await expect(card.getByText('The saree drapes bea…')).toBeVisible()
  await card.getByRole('button', { name: 'View full comment' }).click()
  await expect(card).toContainText(sari)
  await page.reload()
  await expect(cards(own(page))).toHaveCount(1)
})

test('hovered stars are reset once the feedback is sent @laptop', async ({ page, request }) => {
  await open(page, request)
  const stars = page.getByRole('group', { name: 'Rating' })
  // As after a tap: the pointer is removed without leaving the stars.
  await rating(page, 2).dispatchEvent('mouseover')
  await expect(stars.getByText('2 out of 5')).toBeVisible()
  await expect(rating(page, 5)).toBeChecked()
  await page.getByLabel('Comments').fill(sari)
  await page.getByRole('button', { name: 'Submit Feedback' }).press('Enter')
  await expect(page.getByText('Feedback submitted!')).toBeVisible()
  await expect(stars.getByText('3 out of 5')).toBeVisible()
  await expect(rating(page, 3)).toBeChecked()
  await expect(cards(own(page)).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
})

test('the shopper edits an entry, or cancels', async ({ page, request }) => {
  await open(page, request, [[2, 'The hem was uneven.']])
  await page.getByLabel('Comments').fill('Something new')
  await own(page).getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit your feedback' })).toBeFocused()
  await expect(page.getByLabel('Comments')).toHaveValue('The hem was uneven.')
  await expect(rating(page, 2)).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel Edit' }).click()
  await expect(page.getByLabel('Comments')).toHaveValue('Something new')

  await own(page).getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Comments').fill('They mended the hem.')
  await rating(page, 5).check({ force: true })
  await page.getByRole('button', { name: 'Update Feedback' }).click()
  await expect(page.getByText('Feedback updated!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Share your feedback' })).toBeVisible()
  await expect(cards(own(page))).toHaveCount(1)
  await expect(cards(own(page)).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
  await expect(cards(own(page)).getByText('They mended the hem.')).toBeVisible()
})

test('feedback that can’t be sent stays in the form, is rolled back in the list, and is sent again', async ({
  page,
  request,
}) => {
  page.removeAllListeners('console')
  await open(page, request)
  let fail: () => void = () => {}
  const failing = new Promise<void>((resolve) => (fail = resolve))
  await intercept(page, 'AddFeedback', async (route) => {
    await failing
    await route.abort()
  })
  await expect(page.getByText('You have not submitted any feedback yet.')).toBeVisible()
  await page.getByLabel('Comments').fill(sari)
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(cards(own(page))).toHaveCount(1)
  fail()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the shop.' })).toBeVisible()
  await expect(cards(own(page))).toHaveCount(0)
  await expect(page.getByLabel('Comments')).toHaveValue(sari)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Comments')).toHaveValue(sari)
  // The list is loaded: a response from before the next request would not include it.
  await expect(page.getByText('You have not submitted any feedback yet.')).toBeVisible()
  // Unlike unroute, this doesn't end the interception of requests that are under way.
  await page.route('**/graphql', (route) => route.continue())
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Feedback submitted!')).toBeVisible()
  await expect(cards(own(page))).toHaveCount(1)
})

test('feedback that the server refuses shows why, and the text stays', async ({ page, request }) => {
  await open(page, request)
  await intercept(page, 'AddFeedback', (route) => {
    const userErrors = [{ __typename: 'UserError', field: 'comments', message: 'Please say it otherwise.' }]
    const addFeedback = { __typename: 'AddFeedbackPayload', feedback: null, userErrors }
    return route.fulfill({ json: { data: { addFeedback } } })
  })
  await page.getByLabel('Comments').fill(sari)
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page.getByLabel('Comments')).toHaveAccessibleDescription('Please say it otherwise.')
  await expect(page.getByLabel('Comments')).toHaveValue(sari)
})

test('the shopper may choose an ordered design', async ({ page, request, baseURL }) => {
  const { token, headers, user } = await newCustomer(request)
  const list = (await (await request.get('/api/v1/common/gel_all_product')).json()) as Design[]
  const design = list.find(
    ({ category, readyMadePrice, quantityInStock, availabilityStatus }) =>
      // Sarees have no sizes to choose from.
      category === 'Saree' && readyMadePrice && quantityInStock > 5 && availabilityStatus === 'Available',
  )!
  const { items } = await orderProduct(new ApiClient(baseURL!, token), design._id)
  expect(items).toHaveLength(1)
  await signIn(page, token, user._id)
  await visit(page, '/feedback')
  const choice = page.getByLabel('About which design? (optional)')
  await choice.selectOption(design.productName)
  await page.getByLabel('Comments').fill('Neat.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Feedback submitted!')).toBeVisible()
  await expect(cards(own(page)).getByRole('link', { name: design.productName })).toBeVisible()
  await expect(choice).toHaveValue('')
  const { feedback } = (await (await request.get('/api/v1/feedback/getAll', { headers })).json()) as {
    feedback: { userId: string; productId: string }[]
  }
  expect(feedback.find((each) => each.userId === user._id)?.productId).toBe(design._id)
})

test('a screenshot is uploaded when it is chosen, and sent with the feedback', async ({ page, request }) => {
  await open(page, request)
  const input = page.getByLabel('Screenshot (optional)')
  let go: () => void = () => {}
  const arrived = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/images/upload', async (route) => {
    await arrived
    await route.continue()
  })
  await input.setInputFiles(await picture())
  await expect(page.getByText('Uploading your picture…')).toBeVisible()
  await expect(input).toBeDisabled()
  await expectAccessible(page)
  go()
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await expect(page.getByText('Uploading your picture…')).toBeHidden()
  await expect(input).toBeEnabled()
  await page.getByLabel('Comments').fill('With a picture.')
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(cards(own(page)).getByRole('img', { name: 'Picture from Meera Kulkarni' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeHidden()
})

test('a screenshot that can’t be uploaded is reported, and the form continues', async ({ page, request }) => {
  page.removeAllListeners('console')
  await open(page, request)
  const input = page.getByLabel('Screenshot (optional)')
  await input.setInputFiles({ ...(await picture()), buffer: Buffer.from('not a picture') })
  await expect(page.getByText('Failed to upload image.')).toBeVisible()
  await expect(input).toBeEnabled()
  await expectAccessible(page)
  await input.setInputFiles(await picture())
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeHidden()
})

test('in Hindi feedback is given with the same form', async ({ page, request }) => {
  const { token, user } = await newCustomer(request)
  await signIn(page, token, user._id)
  await visit(page, '/hi/feedback')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ग्राहकों का फ़ीडबैक')
  await expect(page.getByText('आपने अभी तक कोई फ़ीडबैक नहीं दिया है।')).toBeVisible()
  await expect(page.getByRole('radio', { name: '5 तारे' })).toBeChecked()
  await page.getByLabel('आपकी बात').fill('बहुत सुंदर सिलाई, बिल्कुल नाप की।')
  await page.getByRole('button', { name: 'फ़ीडबैक भेजें' }).click()
  await expect(page.getByText('फ़ीडबैक मिल गया!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'आपका फ़ीडबैक' }).getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a guest of the Hindi page logs in in Hindi', async ({ page }) => {
  await page.goto('/hi/feedback')
  await expect(page).toHaveURL('/hi/login')
})

import { expect, test, visit } from './support/visit.ts'

test('a page that was opened before the server’s current build sends full documents', async ({ page }) => {
  await visit(page, '/login')
  // The browser logs a status other than 200.
  page.removeAllListeners('console')
  await page.route('**/graphql', (route) => {
    const body = route.request().postDataJSON() as { documentId?: string }
    return route.continue(body.documentId ? { postData: { ...body, documentId: 'sha256:0' } } : {})
  })
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /don’t match/ })).toBeVisible()
})

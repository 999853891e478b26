import type { Response } from 'express'

/** What a visitor sees when a page can't be rendered. It needs nothing: no database, no build. */
export function failurePage(response: Response) {
  response
    .status(500)
    .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .send(
      `<!doctype html>
<html lang="en-IN">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>We could not show this page</title>
  <style>
    body { margin: 0; padding: 15vh 24px; background: #fbf7f0; color: #2a1b1f; text-align: center;
      font: 17px/1.6 system-ui, sans-serif; }
    h1 { font: 600 28px/1.35 Georgia, serif; }
    a { display: inline-block; margin: 8px; padding: 10px 20px; border-radius: 8px; color: #7b1e3a; }
  </style>
  <h1>We could not show this page</h1>
  <p>The fault is ours, and it has been noted. Please try again in a moment.</p>
  <p><a href="">Try again</a><a href="/">Go to the home page</a></p>
</html>
`,
    )
}

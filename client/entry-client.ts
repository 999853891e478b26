/** How long a page that can be seen may stay without being one that can be used. */
const patienceMs = 1_500

/** The browser has put text or a picture on the screen. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })

/** The page's main picture, if it has one, is ready to be painted. */
const mainPicture = () =>
  document
    .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    ?.decode()
    .catch(() => null)

/**
 * Lets the browser paint what the server sent, the main picture included: on a slow phone and a slow line the scripts
 * would hold it back.
 */
const painted = () => Promise.all([firstPaint(), mainPicture()])

const patience = () => new Promise((resolve) => setTimeout(resolve, patienceMs))

const chunks = () => JSON.parse(document.getElementById('modules')?.textContent ?? '[]') as string[]

/** Asks for every chunk of this page at once, rather than for each when the one before names it. */
function preload(chunks: string[]): void {
  for (const href of chunks)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

/** Lets the browser answer her first. */
const turn = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

async function start() {
  await Promise.race([painted(), patience()])
  const needed = chunks()
  preload(needed)
  // Each by itself, those first that others need: all together they would hold a phone up for long.
  for (const href of needed) {
    await import(/* @vite-ignore */ href).catch(() => null)
    await turn()
  }
  const { hydrate } = await import('./hydrate.tsx')
  return hydrate()
}

void start()

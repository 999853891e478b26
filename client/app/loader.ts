/**
 * Starts the client once the browser has painted the server's page. The page is complete without scripts, and on a slow
 * connection they would compete with its first pictures. The server lists what the current page needs
 * (server/api/pages/needed-modules.ts), so that all modules are requested at once.
 */
async function startClient() {
  const modules = JSON.parse(document.getElementById('modules')?.textContent ?? '[]') as string[]
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  const [entry] = modules
  if (entry !== undefined) await import(/* @vite-ignore */ entry)
}

/**
 * A form that is submitted before hydration has nobody to handle it. It stays as it is, looks busy, and is submitted
 * again once its component is hydrated (`Form`). Forms that work without scripts use GET.
 */
addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return
  event.preventDefault()
  form.ariaBusy = 'true'
})

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    void startClient()
  }).observe({ type: 'paint', buffered: true })
} else void startClient()

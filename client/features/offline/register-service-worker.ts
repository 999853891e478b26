/** Once the page is there and at rest: the first visit shares its line with nothing. Development goes without. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.info('The shop goes on without its service worker:', error)
    })
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

/**
 * Registered once the page is loaded and idle, so that it doesn't compete for bandwidth on the first
 * visit. Not in development.
 */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.info('The shop goes on without its service worker:', error)
    })
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

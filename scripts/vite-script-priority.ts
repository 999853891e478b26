import type { Plugin } from 'vite'

/** Lets a page's pictures and fonts load before its scripts: the server has rendered what they show. */
export const scriptPriority = (): Plugin => ({
  name: 'script-priority',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
  },
})

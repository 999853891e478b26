import { developerPaths } from '../../../shared/developer-paths.ts'
import { escapeHtml } from '../../../shared/escape-html.ts'
import { docsStyle } from '../http/docs-style.ts'
import { basePath } from '../rest/call.ts'
import { developersStyle } from './style.ts'

export interface Link {
  path: string
  title: string
}

export interface Page extends Link {
  /** Trusted HTML below the heading. */
  html: string
}

/** What all pages share. */
export interface Frame {
  shopName: string
  /** The guide's pages. */
  guide: Link[]
}

const reference: Link[] = [
  { path: developerPaths.explorer(), title: 'Explorer' },
  { path: developerPaths.schema(), title: 'Schema' },
  { path: `${basePath}/docs`, title: 'REST calls' },
  { path: developerPaths.example(), title: 'Example program' },
  { path: developerPaths.changelog(), title: 'Changelog' },
  { path: developerPaths.schemaFile(), title: 'schema.graphql' },
]

/** A page for developers: plain HTML that needs no script. */
export function layout({ shopName, guide }: Frame, page: Page): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
${head(shopName, page.title)}
<style>${docsStyle}${developersStyle}</style>
</head>
<body class="developers">
<header>
<p class="shop"><a href="/">${escapeHtml(shopName)}</a> · <a href="${developerPaths.guide()}">For developers</a>
<a class="to-contents" href="#contents">Contents</a></p>
<h1>${escapeHtml(page.title)}</h1>
</header>
<main>
${page.html}
</main>
<nav id="contents" aria-label="Contents">
<h2>Guide</h2>
${list(guide, page.path)}
<h2>Reference</h2>
${list(reference, page.path)}
</nav>
</body>
</html>
`
}

/** The explorer fills its page: its script renders everything below the links. */
export function explorerLayout(
  { shopName }: Frame,
  { script, styles, operations }: { script: string; styles: string[]; operations: Record<string, string> },
): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
${head(shopName, 'Explorer')}
<style>${docsStyle}${developersStyle}</style>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body class="explorer">
<header>
<p class="shop"><a href="/">${escapeHtml(shopName)}</a> · <a href="${developerPaths.guide()}">For developers</a></p>
<h1>Explorer</h1>
</header>
<main id="explorer"><p>Loading…</p></main>
<script type="application/json" id="operations">${JSON.stringify(operations).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}

const head = (shopName: string, title: string) => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#7B1E3A">
<title>${escapeHtml(`${title} · For developers · ${shopName}`)}</title>`

const list = (links: Link[], current: string) =>
  `<ul>\n${links
    .map(
      ({ path, title }) =>
        `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`,
    )
    .join('\n')}\n</ul>`

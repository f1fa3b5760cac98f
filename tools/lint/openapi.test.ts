import { createConfig, lintFromString } from '@redocly/openapi-core'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../run/paths.ts'

const LINES_MAX = 25_000
const documents = ['customer', 'staff'].map((name) => `docs/openapi-${name}.json`)
const textOf = (path: string) => readFileSync(join(repository, path), 'utf8')

async function problemsIn(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  )
}

test.each(documents)(
  '%s: the strict rules of the linter find nothing',
  async (path) => {
    expect(await problemsIn(textOf(path))).toEqual([])
  },
  60_000,
)

test('a reference leads nowhere: the linter names it', async () => {
  const broken = textOf('docs/openapi-customer.json').replace('schemas/Transfer"', 'schemas/Nowhere"')
  expect((await problemsIn(broken)).join('\n')).toContain('no-unresolved-refs')
}, 60_000)

test('both documents together stay short enough to read as a difference', () => {
  const lines = documents.reduce((sum, path) => sum + textOf(path).split('\n').length, 0)
  expect(lines).toBeLessThanOrEqual(LINES_MAX)
})

interface Schema {
  readonly title?: string
}

test.each(documents)('%s: every operation has a tag and every named schema a title', (path) => {
  const { paths, components } = JSON.parse(textOf(path)) as {
    paths: Record<string, Record<string, { operationId: string; tags?: string[] }>>
    components: { schemas: Record<string, Schema> }
  }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations.filter(({ tags }) => tags === undefined).map(({ operationId }) => operationId)).toEqual(
    [],
  )
  const schemas = Object.entries(components.schemas)
  expect(schemas.filter(([, { title }]) => title === undefined).map(([name]) => name)).toEqual([])
})

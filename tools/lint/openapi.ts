import { missingUnit } from '@puente/contract/openapi'
import { createConfig, lintFromString } from '@redocly/openapi-core'

/** For each operation, so that the documents grow with the API and not faster. */
export const LINES_PER_OPERATION_MAX = 80

interface Schema {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
}
interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
}
export interface Document {
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly examples: Readonly<Record<string, { readonly summary?: string }>>
  }
}

/** In addition to the linter's strict set: optional rules. */
const rules = Object.fromEntries(
  [
    'component-name-unique',
    'info-contact',
    'no-duplicated-tag-names',
    'no-http-verbs-in-paths',
    'no-invalid-media-type-examples',
    'no-invalid-parameter-examples',
    'no-invalid-schema-examples',
    'no-unsafe-markdown',
    'no-unused-components',
    'operation-4xx-problem-details-rfc7807',
    'operation-description',
    'parameter-description',
    'path-http-verbs-order',
    'paths-kebab-case',
    'tag-description',
    'tags-alphabetical',
  ].map((rule) => [rule, 'error' as const]),
)

/** The linter's faults of a document, one per line. */
export async function linterFaults(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'], rules })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  )
}

/** Missing or repeated documentation: descriptions of operations, titles, units, problems and repeated objects. */
export function documentationFaults({ tags, paths, components }: Document): string[] {
  const described = new Set(tags.filter(({ description }) => hasWords(description)).map(({ name }) => name))
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  return [
    ...operations.flatMap((operation) => operationFaults(operation, described)),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => [
      ...(hasWords(schema.title) ? [] : [`${name}: has no title`]),
      ...(hasWords(schema.description) ? [] : [`${name}: has no description`]),
      ...fieldFaults(name, schema),
    ]),
    ...Object.entries(components.examples)
      .filter(([, { summary }]) => !hasWords(summary))
      .map(([code]) => `${code}: the refusal has no doc comment`),
    ...repeatedObjects(components.schemas),
  ]
}

const hasWords = (text: string | undefined): boolean => (text ?? '').trim() !== ''

function operationFaults(
  { operationId, summary, description, tags = [] }: Operation,
  known: Set<string>,
): string[] {
  return [
    ...(hasWords(summary) ? [] : [`${operationId}: has no summary`]),
    ...(hasWords(description) ? [] : [`${operationId}: has no description`]),
    ...(tags.some((tag) => known.has(tag)) ? [] : [`${operationId}: has no tag that the document describes`]),
  ]
}

const AMOUNT = /\/(Signed)?MinorUnits$/
const RATE = /\/Decimal$/

/** Every field of a schema whose unit is not stated. */
function fieldFaults(path: string, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((one) => fieldFaults(path, one))
  const { properties = {}, ...rest } = schema as Schema
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...unitFaults(`${path}.${name}`, name, field, 'currency' in properties),
      ...fieldFaults(`${path}.${name}`, field),
    ]),
    ...Object.values(rest).flatMap((one) => fieldFaults(path, one)),
  ]
}

function unitFaults(at: string, name: string, field: Schema, hasCurrency: boolean): string[] {
  const { description } = field
  const values = typeof field.additionalProperties === 'object' ? field.additionalProperties.$ref : undefined
  const reference = field.$ref ?? values ?? ''
  if (AMOUNT.test(reference) && !hasCurrency && !/currenc|CLP|USD|US cents/.test(description ?? ''))
    return [`${at}: the amount does not say its currency`]
  if (RATE.test(reference) && !hasWords(description)) return [`${at}: the rate does not say its direction`]
  if (missingUnit(name, field, description) !== undefined) return [`${at}: the number does not say its unit`]
  return []
}

const FIELDS_MIN = 3

/**
 * Objects of several fields that occur in more than one schema: a constant of the contract would give them a
 * name.
 */
function repeatedObjects(schemas: Document['components']['schemas']): string[] {
  const places = new Map<string, string[]>()
  const visit = (node: unknown, at: string, isRoot: boolean): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties } = node as Schema
    if (!isRoot && properties !== undefined && Object.keys(properties).length >= FIELDS_MIN) {
      const same = JSON.stringify(node, (key, value: unknown) => (key === 'description' ? undefined : value))
      places.set(same, [...(places.get(same) ?? []), at])
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${at}/${key}`, false)
  }
  for (const [name, schema] of Object.entries(schemas)) visit(schema, name, true)
  return [...places.values()]
    .filter((same) => same.length > 1)
    .map((same) => `written out more than once: ${same.join(', ')}`)
}

import type { JsonSchema } from '../json-schema.ts'
import type { Operation } from './operations.ts'

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** Parts of operations that occur more than once, by name. */
export interface SharedParts {
  readonly parameters: Readonly<Record<string, JsonSchema>>
  readonly requestBodies: Readonly<Record<string, JsonSchema>>
  readonly responses: Readonly<Record<string, JsonSchema>>
}

/** The same operations, with repeated parameters, request bodies and responses moved to components. */
export function withSharedParts(paths: Paths): SharedParts & { readonly paths: Paths } {
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const parameters = shared(
    'parameters',
    operations.flatMap((one) => one.parameters ?? []),
    ({ name, in: place, schema }) =>
      place === 'path' && name === 'id' ? (schemaIn(schema) ?? 'Id') : pascal(String(name)),
  )
  const requestBodies = shared(
    'requestBodies',
    operations.flatMap((one) => (one.requestBody === undefined ? [] : [one.requestBody])),
    ({ content }) => schemaIn(content),
  )
  const responses = shared(
    'responses',
    operations.flatMap((one) => Object.values(one.responses)),
    ({ content, description }) => {
      const name = schemaIn(content)
      return (
        name && `${name}${description === 'Success.' ? '' : String(description).replace('.', '')}Response`
      )
    },
  )
  const replaced = (one: Operation): Operation => ({
    ...one,
    ...(one.parameters === undefined ? {} : { parameters: one.parameters.map(parameters.of) }),
    ...(one.requestBody === undefined ? {} : { requestBody: requestBodies.of(one.requestBody) }),
    responses: mapped(one.responses, responses.of),
  })
  return {
    paths: mapped(paths, (path) => mapped(path, replaced)),
    parameters: parameters.components,
    requestBodies: requestBodies.components,
    responses: responses.components,
  }
}

interface Shared {
  readonly components: Readonly<Record<string, JsonSchema>>
  of(part: JsonSchema): JsonSchema
}

/**
 * Parts that occur more than once, each under its name. A name with several different parts is not shared.
 */
function shared(
  kind: keyof SharedParts,
  parts: readonly JsonSchema[],
  nameOf: (part: JsonSchema) => string | undefined,
): Shared {
  const repeated = [...Map.groupBy(parts, (part) => JSON.stringify(part)).values()].flatMap(
    ([part, ...others]) => (part === undefined || others.length === 0 ? [] : [part]),
  )
  const named = new Map<string, string>()
  const components: Record<string, JsonSchema> = {}
  for (const [name, [part, ...others]] of Map.groupBy(repeated, nameOf)) {
    if (name === undefined || part === undefined || others.length > 0) continue
    named.set(JSON.stringify(part), name)
    components[name] = part
  }
  return {
    components: Object.fromEntries(
      Object.entries(components).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    of: (part) => {
      const name = named.get(JSON.stringify(part))
      return name === undefined ? part : { $ref: `#/components/${kind}/${name}` }
    },
  }
}

/** The name of the only schema that a part references. */
const schemaIn = (part: unknown): string | undefined =>
  /"#\/components\/schemas\/([^"]+)"/.exec(JSON.stringify(part) ?? '')?.[1]

const pascal = (name: string): string =>
  name.replaceAll(/(^|-)([A-Za-z])/g, (_match, _dash, letter: string) => letter.toUpperCase())

const mapped = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

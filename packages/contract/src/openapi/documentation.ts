import type { Endpoint } from '../endpoint.ts'

export type Shape = NonNullable<Endpoint['body']>

/** The name and doc comment of a value in the contract's source. */
export interface Named {
  readonly name: string
  readonly description?: string
  /** The text of `@example`. */
  readonly example?: string
}

/** What the source of the contract contains besides the values themselves; `tools/gen` reads it. */
export interface Documentation {
  readonly shapes: ReadonlyMap<Shape, Named>
  /** Doc comments of fields, by the shape that has them. */
  readonly fields: ReadonlyMap<Shape, ReadonlyMap<string, string>>
  /** Doc comments of bodies and replies at their endpoints. */
  readonly parts: ReadonlyMap<Shape, string>
  /** Lists of words (enumerations) by their JSON. */
  readonly words: ReadonlyMap<string, Named>
  /** Doc comments of refusals by their code; the example is the JSON of the facts. */
  readonly refusals: ReadonlyMap<string, Omit<Named, 'name'>>
  /** The noun of each endpoint by its name: the tag it is listed under. */
  readonly nouns: ReadonlyMap<string, string>
  /** The description of each tag. */
  readonly tags: ReadonlyMap<string, string>
}

export const schemaRef = (name: string): string => `#/components/schemas/${name}`

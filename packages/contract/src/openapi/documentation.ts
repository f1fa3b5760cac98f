import type { Endpoint } from '../endpoint.ts'

export type Shape = NonNullable<Endpoint['body']>

/** What is written in the contract's source about a value: its name, and its doc comment. */
export interface Named {
  readonly name: string
  readonly description?: string
  /** The text of `@example`. */
  readonly example?: string
}

/** What the source of the contract says besides the values themselves; `tools/gen` reads it. */
export interface Documentation {
  readonly shapes: ReadonlyMap<Shape, Named>
  /** Doc comments of fields, by the shape that has them. */
  readonly fields: ReadonlyMap<Shape, ReadonlyMap<string, string>>
  /** Doc comments of bodies and replies at their endpoints. */
  readonly parts: ReadonlyMap<Shape, string>
  /** Lists of words by their JSON. */
  readonly words: ReadonlyMap<string, Named>
  /** Doc comments of refusals by their code; the example is the JSON of the facts. */
  readonly refusals: ReadonlyMap<string, Omit<Named, 'name'>>
  /** The noun of each endpoint by its name: the tag it is listed under. */
  readonly nouns: ReadonlyMap<string, string>
  /** What each tag is. */
  readonly tags: ReadonlyMap<string, string>
}

export const schemaRef = (name: string): string => `#/components/schemas/${name}`

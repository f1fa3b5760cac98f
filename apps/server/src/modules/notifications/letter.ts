import type { Moments, Template } from './moments.ts'

/** What a letter says, before it is laid out: plain text, nothing escaped. */
export interface Letter {
  /** Also its first line. */
  readonly subject: string
  /** Paragraphs parted by an empty line. */
  readonly body: string
  /** Something to type elsewhere, shown large. */
  readonly code?: string
  /** What somebody wrote, in its own lines. */
  readonly quote?: string
  /** Facts in two columns. */
  readonly rows?: readonly (readonly [label: string, value: string])[]
  /** What follows code, quote and rows, in paragraphs. */
  readonly after?: string
  /** Where to go from here: a path of the customers' web, or of the back office. */
  readonly action?: { readonly label: string; readonly path: string; readonly office?: true }
}

/** What every letter knows of us. */
export interface Frame {
  readonly brandName: string
  /** Links begin with where the app is opened. */
  readonly web: { readonly appUrl: string }
  /** The same for letters to staff. */
  readonly backofficeUrl: string
}

/** How each of some letters is written. */
export type Letters<K extends Template> = {
  readonly [T in K]: (facts: Moments[T], frame: Frame) => Letter
}

import type { Moments, Template } from './moments.ts'

/** The content of a mail before layout: plain text, nothing escaped. */
export interface Letter {
  /** Also the first line of the mail. */
  readonly subject: string
  /** Paragraphs separated by an empty line. */
  readonly body: string
  /** A code to type elsewhere, shown large. */
  readonly code?: string
  /** Text that a person wrote, with its line breaks. */
  readonly quote?: string
  /** Facts in two columns. */
  readonly rows?: readonly (readonly [label: string, value: string])[]
  /** Paragraphs after code, quote and rows. */
  readonly after?: string
  /** Link of the mail: a path of the customers' web app, or of the back office. */
  readonly action?: { readonly label: string; readonly path: string; readonly office?: true }
}

/** Values that every mail needs. */
export interface Frame {
  readonly brandName: string
  /** Base address of links. */
  readonly web: { readonly appUrl: string }
  /** Base address of links in mails to staff. */
  readonly backofficeUrl: string
}

/** The function that writes the content of each template. */
export type Letters<K extends Template> = {
  readonly [T in K]: (facts: Moments[T], frame: Frame) => Letter
}

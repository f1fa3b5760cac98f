import type { NoticeTopic, PublicState } from '@puente/contract'
import { formatText, type PartsOf, type Texts, type Values, type ValuesOf } from '@puente/contract/staff'
import type { Moments, Template } from '../template-facts.ts'

/** The content of a mail before layout: plain text, nothing escaped. */
export interface Letter {
  /** Also the first line of the mail. */
  readonly subject: string
  /** Paragraphs separated by an empty line. */
  readonly body: string
  /** A code to type elsewhere, shown large. */
  readonly code?: string | undefined
  /** Text that a person wrote, with its line breaks. */
  readonly quote?: string | undefined
  /** The bridge line of a transfer. */
  readonly bridge?: Bridge | undefined
  /** Facts in two columns. */
  readonly rows?: readonly (readonly [label: string, value: string])[] | undefined
  /** Paragraphs after code, quote and rows. */
  readonly after?: string | undefined
  /** Link of the mail. */
  readonly action?: (Target & { readonly label: string }) | undefined
}

/** The way of the money: to which country, by its two letters, and how far. */
export interface Bridge {
  readonly to: string
  readonly state: PublicState
}

/** Where the button of a mail leads: a path of the customers' web app, or of the back office. */
export interface Target {
  readonly path: string
  readonly office?: true
}

/** Values that every mail needs. */
export interface Frame {
  readonly brandName: string
  /** Base address of links. */
  readonly web: { readonly appUrl: string }
  /** Base address of links in mails to staff. */
  readonly backofficeUrl: string
  /** Address of the customers' API, for mail programs. */
  readonly publicUrl: string
  /** Who sends the mails. */
  readonly operator: { readonly legalName: string; readonly rut: string; readonly address: string }
}

/** Who reads a mail, and what they can do about it. */
export interface Reading {
  readonly name: string | undefined
  /** Undefined for a mail to an address that is no user's. */
  readonly topic: NoticeTopic | undefined
  /** The token that stops the mails of the topic; undefined where they cannot be stopped. */
  readonly token: string | undefined
}

/** What a message contains besides the texts of its template: the values of their variables, and fixed parts. */
export interface Content<T extends Template> extends Pick<Letter, 'bridge' | 'code' | 'quote' | 'rows'> {
  readonly values: ValuesOf<T>
  /** Present exactly where the template has a label for it. */
  readonly target: 'action' extends PartsOf<T> ? Target : undefined
}

/** The function that makes the content of each template from its facts. */
export type Letters<K extends Template> = {
  readonly [T in K]: (facts: Moments[T], frame: Frame) => Content<T>
}

/** Content of any template. */
export type AnyContent = Omit<Content<Template>, 'values' | 'target'> & {
  readonly values: Values
  readonly target: Target | undefined
}

/** Writes the content into the texts of its template. */
export function letterOf(texts: Texts, { values: own, target, ...fixed }: AnyContent, frame: Frame): Letter {
  const values = { ...own, brand: frame.brandName }
  const written = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : formatText(text, values) || undefined
  return {
    ...fixed,
    subject: formatText(texts.subject, values),
    body: formatText(texts.body, values),
    after: written(texts.after),
    action:
      target && texts.action !== undefined
        ? { ...target, label: formatText(texts.action, values) }
        : undefined,
  }
}

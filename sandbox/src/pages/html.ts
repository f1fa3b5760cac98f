/** A fragment of HTML whose values are already escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | number | bigint | false | null | undefined | readonly Value[]

/**
 * Builds HTML; every value is escaped unless it is `Html`. Lists are joined; false, null and undefined
 * produce nothing.
 */
export function html(literals: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(literals.reduce((text, literal, index) => text + written(values[index - 1]) + literal))
}

/** Escapes a text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function written(value: Value): string {
  if (value instanceof Html) return value.text
  if (value === false || value === null || value === undefined) return ''
  if (typeof value === 'object') return value.map(written).join('')
  return escapeHtml(String(value))
}

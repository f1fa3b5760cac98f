/** Patterns of personal data in free text: e-mails, RUTs, accounts, phones, codes, tokens. */
const PERSONAL: readonly RegExp[] = [
  /[^\s@<>"']+@[^\s@<>"']+/g,
  /\b[0-9]{1,2}\.?[0-9]{3}\.?[0-9]{3}-[0-9kK]\b/g,
  /\+?[0-9][0-9 .-]{4,}[0-9]/g,
  /\b[A-Za-z0-9_-]{32,}\b/g,
]
const TEXT_MAX = 300

/** A text without personal data, at most 300 characters. */
export function scrubbedText(value: unknown): string {
  if (typeof value !== 'string') return ''
  const cut = value.slice(0, TEXT_MAX)
  return PERSONAL.reduce((text, pattern) => text.replaceAll(pattern, '(redacted)'), cut)
}

/** From the first quotation mark to the last: what an error quotes may have quotation marks of its own. */
const QUOTED: readonly RegExp[] = [/"[\s\S]*"?/, /`[\s\S]*`?/, /(?<=^|[\s(:=,])'[\s\S]*'/]

/**
 * The message of an error of the server without personal data. Errors of libraries quote input: the value that has no
 * number, or the text that is not JSON. So whatever is quoted is removed.
 */
export function scrubbedMessage(value: unknown): string {
  if (typeof value !== 'string') return ''
  return scrubbedText(QUOTED.reduce((text, pattern) => text.replace(pattern, '(quoted)'), value))
}

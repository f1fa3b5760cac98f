const LENGTH = 10
const TOKENS_MAX = 6

/** LIKE patterns for one wrong, one missing or one superfluous character; `_` is any character. */
function slipsOf(token: string): string[] {
  const at = Array.from({ length: token.length + 1 }, (_, index) => index)
  const without = (index: number, by: string, from: number) =>
    token.slice(0, index) + by + token.slice(index + from)
  if (token.length === LENGTH) return at.slice(0, LENGTH).map((index) => without(index, '_', 1))
  if (token.length === LENGTH - 1) return at.map((index) => without(index, '_', 0))
  return token.length === LENGTH + 1 ? at.slice(0, LENGTH + 1).map((index) => without(index, '', 1)) : []
}

/** LIKE patterns of the references that a payer may have meant: the text with one error, without spaces and hyphens. */
export function nearReferences(words: string): string[] {
  const upper = words.toUpperCase()
  const tokens = [...upper.split(/[^A-Z0-9]+/), upper.replaceAll(/[^A-Z0-9]/g, '')]
  return [...new Set(tokens)].slice(0, TOKENS_MAX).flatMap(slipsOf)
}

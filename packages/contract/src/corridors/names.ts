/** How a rail writes a recipient's name. */
export interface NameRule {
  readonly maxLength: number
  /** 'ascii': accents are removed, and other characters outside the alphabet are refused. */
  readonly characters: 'ascii' | 'any'
  /**
   * The accepted characters, as the inside of a regular expression's brackets, when they differ from the
   * usual ones.
   */
  readonly allowed?: string | undefined
  /** Replacements of characters that the rail or the country's banks write differently. */
  readonly written?: Readonly<Record<string, string>> | undefined
}

/** Why a rail cannot write a name. */
type NameFault = 'wrong-characters' | 'too-short' | 'too-long'

const SHORTEST = 2
/**
 * The accepted characters of a rail of plain letters by default: the inside of a regular expression's
 * brackets.
 */
const latin = "A-Za-z0-9 .,'&\\(\\)\\/+\\-"
/** Letters that are not a plain letter with an accent. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  '’': "'",
}

/** The recipient's name as it is stored: NFC, with single spaces between words. */
export const normalName = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ')

/** The name as the corridor's rail writes it, or the fault that prevents it. */
export function nameForRail(
  rule: NameRule,
  name: string,
): { readonly written: string } | { readonly fault: NameFault } {
  const normal = replaced(normalName(name), rule.written ?? {})
  const written = rule.characters === 'any' ? normal : plain(normal)
  const allowed = rule.characters === 'any' ? '^\\p{C}' : (rule.allowed ?? latin)
  if (written.length < SHORTEST) return { fault: 'too-short' }
  if (!new RegExp(`^[${allowed}]+$`, 'u').test(written) || !/\p{L}/u.test(written))
    return { fault: 'wrong-characters' }
  return written.length > rule.maxLength ? { fault: 'too-long' } : { written }
}

const plain = (text: string) =>
  text
    .replace(/[^\p{ASCII}]/gu, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

const replaced = (text: string, by: Readonly<Record<string, string>>) =>
  text.replace(/./gu, (character) => (Object.hasOwn(by, character) ? (by[character] ?? '') : character))

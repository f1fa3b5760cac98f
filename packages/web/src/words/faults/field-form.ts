/** How a field is written: what a fault needs to say what is wrong and what is right. */
export interface FieldForm {
  /** Its name within a sentence, with the article. */
  readonly what: string
  /** What its length counts: digits, letters and digits, or any characters; a choice is not typed. */
  readonly unit?: 'digits' | 'letters' | 'signs' | 'choice'
  /** The fewest and the most of them. */
  readonly least?: number
  readonly most?: number
  /** A right value. */
  readonly example?: string | undefined
}

/** Characters that stand between digits and are not counted. */
const separators = /[\s.\-‐‑–]/g

/** How many characters of the field's unit were typed. */
export const typedCount = ({ unit = 'signs' }: FieldForm, typed: string): number =>
  [...(unit === 'signs' ? typed.trim() : typed.replace(separators, ''))].length

const SIGNS_SHOWN = 3
const wrongSigns: Readonly<Record<string, RegExp>> = {
  'not-digits': /[^0-9\s.\-‐‑–]/gu,
  'wrong-characters': /[^A-Za-z0-9\s.\-‐‑–]/gu,
  'not-latin': /[^\p{Script=Latin}\p{M}0-9\s.,'’&()/+-]/gu,
  'not-a-name': /[^\p{L}\p{M} .'’-]/gu,
}

/** The visible characters of a text that the fault is about: '«ñ», «/»'; undefined when there are none. */
export function signsOf(fault: string, typed: string): string | undefined {
  const found = new Set(typed.match(wrongSigns[fault] ?? /(?!)/g)?.filter((sign) => !/\p{C}/u.test(sign)))
  if (found.size === 0) return undefined
  return [...found]
    .slice(0, SIGNS_SHOWN)
    .map((sign) => `«${sign}»`)
    .join(', ')
}

/** Words of a name that belong to the next one, as in 'de los Ángeles'. */
const particles = new Set([
  'da',
  'das',
  'de',
  'del',
  'do',
  'dos',
  'e',
  'la',
  'las',
  'los',
  'san',
  'santa',
  'y',
])

/** A person's name in parts: 'María', 'de los Ángeles', 'Fernández', 'Oyarzún'. */
export function namePartsOf(name: string): string[] {
  const parts: string[] = []
  let begun = ''
  for (const word of name.split(/\s+/).filter((one) => one !== '')) {
    begun = begun === '' ? word : `${begun} ${word}`
    if (particles.has(word.toLocaleLowerCase('es-CL'))) continue
    parts.push(begun)
    begun = ''
  }
  return begun === '' ? parts : [...parts, begun]
}

const SURNAMES = 2

/**
 * The given names in a person's name: all parts before two surnames, and the first one of a shorter name, whose second
 * part may be a surname.
 */
export function givenNamesOf(name: string): string {
  const parts = namePartsOf(name)
  return parts.slice(0, Math.max(1, parts.length - SURNAMES)).join(' ')
}

/** 'R. E. M.' of 'Rosa Ejemplo Muestra', without particles; at most two given names and two surnames. */
export const initialsOf = (name: string): string =>
  namePartsOf(name)
    .slice(0, 4)
    .map((part) => part.split(' ').at(-1) ?? part)
    .map((word) => `${[...word][0]?.toLocaleUpperCase('es-CL') ?? ''}.`)
    .join(' ')

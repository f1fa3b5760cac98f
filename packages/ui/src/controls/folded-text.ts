/** A text as people search for it: without capitals, accents and tildes, its spaces single. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

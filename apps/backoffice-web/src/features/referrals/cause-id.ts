import { foldedText } from '@puente/ui'

const LONGEST = 40

/** The id of a new cause, made of its name: 'Árboles & niños' → 'arboles-ninos'. */
export function causeId(name: string): string {
  const id = foldedText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '')
  return id.length < 2 ? `causa-${id}`.replace(/-$/, '') : id
}

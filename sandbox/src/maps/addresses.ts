import { plain } from '../magic.ts'

/** An address of the pretend map; plainly invented. */
export type MapAddress = {
  readonly id: string
  readonly street: string
  readonly number: string
  readonly unit?: string
  readonly comuna: string
  readonly region: string
}

const addresses: readonly MapAddress[] = [
  {
    id: 'ficticia-1000',
    street: 'Avenida Ficticia',
    number: '1000',
    comuna: 'Ñuñoa',
    region: 'Región Metropolitana',
  },
  {
    id: 'ficticia-1024',
    street: 'Avenida Ficticia',
    number: '1024',
    unit: 'Depto. 52',
    comuna: 'Ñuñoa',
    region: 'Región Metropolitana',
  },
  {
    id: 'ejemplo-77',
    street: 'Pasaje Ejemplo',
    number: '77',
    comuna: 'Viña del Mar',
    region: 'Valparaíso',
  },
  // A place that is no comuna of the law's list.
  { id: 'muestra-5', street: 'Camino Muestra', number: '5', comuna: 'Villa Inventada', region: 'Maule' },
]

/** Up to five whose text holds every word that was typed. */
export function addressesWith(text: string): readonly MapAddress[] {
  const words = plain(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  return addresses
    .filter(({ street, number, comuna }) => {
      const written = plain(`${street} ${number} ${comuna}`)
      return words.every((word) => written.includes(word))
    })
    .slice(0, 5)
}

/** The address of an id; undefined when the map has none. */
export const addressOf = (id: string): MapAddress | undefined => addresses.find((one) => one.id === id)

import { plain } from '../magic.ts'

/** An address of the simulated map; invented. */
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
  // A locality that is not in the official list of comunas.
  { id: 'muestra-5', street: 'Camino Muestra', number: '5', comuna: 'Villa Inventada', region: 'Maule' },
]

/** Up to five addresses that contain every typed word. */
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

/** The address of an id; undefined for an unknown id. */
export const addressOf = (id: string): MapAddress | undefined => addresses.find((one) => one.id === id)

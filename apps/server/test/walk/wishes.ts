import type { Random } from './random.ts'

/** Words in a recipient's name that select the outcome of a payout at the simulated rails. */
const words = [
  'Rechazo',
  'Devuelve',
  'Retorno',
  'Demora',
  'Silencio',
  'Perdido',
  'Doble',
  'Desorden',
  'Contradice',
  'Desmiente',
  'Adelantado',
  'Mudo',
  'Imposible',
] as const

/** A recipient of a stress test. */
export interface WalkRecipient {
  readonly corridorId: 'us-usd' | 'mx-mxn'
  readonly name: string
  readonly details: Readonly<Record<string, string>>
  /** Added to the watch list after the order, so that only the second screening finds the name. */
  readonly listedLate: boolean
}

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('')

/** An account at a Mexican bank with its check digit, without endings that select an outcome. */
function clabe(random: Random): string {
  const first = `002010${digits(random, 11)}`
  const sum = [...first].reduce(
    (total, digit, index) => total + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10),
    0,
  )
  const whole = `${first}${(10 - (sum % 10)) % 10}`
  return /99\d\d$/.test(whole) ? clabe(random) : whole
}

let made = 0

/** A new recipient: half are ordinary, the others cause problems. */
export function wishRecipient(
  random: Random,
  corridorId = random.pick<WalkRecipient['corridorId']>(['us-usd', 'mx-mxn']),
): WalkRecipient {
  made += 1
  const listed = random.whole(0, 19)
  const letters = [...String(made)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const name =
    listed === 0
      ? 'Bloqueado Demo'
      : listed <= 2
        ? `Tardia Listada ${letters}qz${letters}`
        : `Rosa ${random.chance(0.5) ? 'Ejemplo' : random.pick(words)}`
  const us = {
    routingNumber: '021000021',
    accountNumber: `${digits(random, 7)}${made}0000`.slice(-17),
    accountType: 'checking',
    street: '1 Example Street',
    city: 'New York',
    state: 'NY',
    postalCode: '10001',
  }
  return {
    corridorId,
    name,
    details: corridorId === 'us-usd' ? us : { clabe: clabe(random) },
    listedLate: listed > 0 && listed <= 2,
  }
}

/**
 * An amount in pesos without the endings that make the simulated bank reject or reverse payments, which have separate
 * tests.
 */
export function wishPesos(random: Random, least: number, most: number): string {
  const pesos = String(random.whole(least, most))
  return /99(13|17|18|21)$/.test(pesos) ? wishPesos(random, least, most) : pesos
}

export const isHarmless = (pesos: string): boolean => !/99(13|17|18|21)$/.test(pesos)

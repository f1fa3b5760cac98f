import Fraction from 'fraction.js'

const percent = /^(\d{1,3})(?:[.,](\d{1,10}))?\s*%?$/
const fraction = /^(\d{1,9})\s*\/\s*(\d{1,9})$/

/**
 * Reads a share as typed: a percentage ('33,33') or a fraction of the whole ('1/3'). Empty means 0. Undefined when it
 * is no share or more than the whole.
 */
export function readShare(typed: string): Fraction | undefined {
  const text = typed.trim() === '' ? '0' : typed.trim()
  const [, whole, decimals = ''] = percent.exec(text) ?? []
  const [, above, below] = fraction.exec(text) ?? []
  const share =
    whole !== undefined
      ? new Fraction(BigInt(whole + decimals), 100n * 10n ** BigInt(decimals.length))
      : above !== undefined && below !== undefined && BigInt(below) > 0n
        ? new Fraction(BigInt(above), BigInt(below))
        : undefined
  return share === undefined || share.gt(1) ? undefined : share
}

/** A share as stored and sent: 'n/d' in lowest terms. */
export const shareText = ({ n, d }: Fraction): string => `${n}/${d}`

/** A stored share. */
export const storedShare = (text: string): Fraction => new Fraction(text)

/** A share rounded to basis points, half up. */
export const bpsOf = ({ n, d }: Fraction): number => Number((n * 20_000n + d) / (2n * d))

/** A RUT on the wire: digits, hyphen, check digit (`12345678-5`). */
export type Rut = string

/** Parses a RUT with or without dots and hyphen; null when its check digit is wrong. */
export function readRut(text: string): Rut | null {
  const [, body = '', digit = ''] =
    /^(\d{1,9})([0-9K])$/.exec(text.replace(/[.\-\s]/g, '').toUpperCase()) ?? []
  const number = body.replace(/^0+/, '')
  return number !== '' && checkDigit(number) === digit ? `${number}-${digit}` : null
}

/** The RUT of a number, with its check digit. */
export function rutOf(body: number): Rut {
  return `${body}-${checkDigit(String(body))}`
}

/** The number of a RUT, without its check digit. */
export function rutNumber(rut: Rut): number {
  return Number(rut.split('-')[0])
}

/** A RUT in the usual notation: `12.345.678-5`. */
export function shownRut(rut: Rut): string {
  const [body = '', digit = ''] = rut.split('-')
  return `${body.replace(/\B(?=(\d{3})+$)/g, '.')}-${digit}`
}

/** Modulo 11 with weights 2 to 7 from the right. */
function checkDigit(body: string): string {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const rest = 11 - (sum % 11)
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)
}

/**
 * The digits of a code in what was typed or pasted: a message that holds the code gives the code alone ("Tu código de
 * 2 pasos es 123 456" is 123456), and anything else gives its first digits.
 */
export function otpDigits(text: string, length: number): string {
  const groups = text.match(/\d+(?:[ -]\d+)*/g) ?? []
  const whole = groups.map((group) => group.replaceAll(/\D/g, '')).find((digits) => digits.length === length)
  return whole ?? text.replaceAll(/\D/g, '').slice(0, length)
}

/**
 * The digits of a code in typed or pasted text. From a message with other text it extracts the code ("Tu
 * código de 2 pasos es 123 456" yields 123456); otherwise it takes the first digits.
 */
export function otpDigits(text: string, length: number): string {
  const groups = text.match(/\d+(?:[ -]\d+)*/g) ?? []
  const whole = groups.map((group) => group.replaceAll(/\D/g, '')).find((digits) => digits.length === length)
  return whole ?? text.replaceAll(/\D/g, '').slice(0, length)
}

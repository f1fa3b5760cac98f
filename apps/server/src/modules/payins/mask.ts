/** 'Ana Pérez' for readers without the right to the name: 'A••• P••••'. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 1) + '•'.repeat(Math.min(word.length - 1, 8)))
    .join(' ')

/** A RUT of which only the end is shown, for comparison: '•••••333-9'. */
export function maskedRut(rut: string): string {
  const plain = rut.replaceAll('.', '')
  return '•'.repeat(Math.max(plain.length - 5, 0)) + plain.slice(-5)
}

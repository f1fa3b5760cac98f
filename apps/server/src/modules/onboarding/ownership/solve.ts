import Fraction from 'fraction.js'

const zero = new Fraction(0)

/** The solution of a square system of linear equations in exact fractions; undefined when it is singular. */
export function solve(
  matrix: readonly (readonly Fraction[])[],
  values: readonly Fraction[],
): Fraction[] | undefined {
  const rows = matrix.map((row, index) => [...row, values[index] ?? zero])
  for (let column = 0; column < rows.length; column += 1) {
    const at = rows.findIndex((row, index) => index >= column && (row[column] ?? zero).n !== 0n)
    const [pivot, other] = [rows[at], rows[column]]
    if (pivot === undefined || other === undefined) return undefined
    rows[at] = other
    const scaled = pivot.map((cell) => cell.div(pivot[column] ?? zero))
    rows[column] = scaled
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? zero
      if (index === column || factor.n === 0n) continue
      rows[index] = row.map((cell, place) => cell.sub(factor.mul(scaled[place] ?? zero)))
    }
  }
  return rows.map((row) => row[rows.length] ?? zero)
}

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { LinePlot } from './line-plot.tsx'

const texts = { table: 'Ver los valores', row: 'Día', value: 'Pesos' }
const points = [
  { name: '01/11/2026', value: 940, text: '$940' },
  { name: '02/11/2026', value: 960, text: '$960' },
  { name: '03/11/2026', value: 950, text: '$950' },
]

test('a plot: hidden from screen readers, which read every value in a table', () => {
  const { container } = show(<LinePlot title="Dólar" points={points} texts={texts} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  const rows = within(screen.getByRole('table', { name: 'Dólar', hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows.map((row) => row.textContent)).toEqual([
    'DíaPesos',
    '01/11/2026$940',
    '02/11/2026$960',
    '03/11/2026$950',
  ])
})

test('the line: the highest value at the top, the lowest at the bottom, one point each', () => {
  const { container } = show(<LinePlot title="Dólar" points={points} texts={texts} />)
  expect(container.querySelector('path[fill="none"]')?.getAttribute('d')).toBe('M0 58L150 6L300 32')
})

test('values without a difference: a level line', () => {
  const level = points.map((point) => ({ ...point, value: 5 }))
  const { container } = show(<LinePlot title="Dólar" points={level} texts={texts} />)
  expect(container.querySelector('path[fill="none"]')?.getAttribute('d')).toBe('M0 32L150 32L300 32')
})

test('a second value: its own line in the same range, a key, and a column of the table', () => {
  const two = points.map((point, nth) => ({ ...point, beside: { value: 930 + nth, text: `$${930 + nth}` } }))
  const { container } = show(
    <LinePlot title="Dólar" points={two} texts={{ ...texts, value: 'Nuestro', beside: 'Mercado' }} />,
  )
  const lines = [...container.querySelectorAll('path[fill="none"]')].map((path) => path.getAttribute('d'))
  expect(lines.slice(0, 2)).toEqual(['M0 58L150 56.3L300 54.5', 'M0 40.7L150 6L300 23.3'])
  expect(container.querySelector('[data-slot="key"]')?.textContent).toBe('NuestroMercado')
  const table = screen.getByRole('table', { name: 'Dólar', hidden: true })
  const [head, first] = within(table).getAllByRole('row', { hidden: true })
  expect([head?.textContent, first?.textContent]).toEqual(['DíaNuestroMercado', '01/11/2026$940$930'])
})

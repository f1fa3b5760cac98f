import type { Budgets, Figure } from './figure.ts'

const HEADINGS = ['figure', 'value', 'p50', 'p99', 'reference', 'ratio', 'promised', 'verdict'] as const

/** The figures as rows of cells, the headings first. */
export const tableRows = (figures: readonly Figure[], budgets: Budgets): string[][] => [
  [...HEADINGS],
  ...figures.map((figure) => cells(figure, budgets)),
]

/** The figures as lines of aligned columns. */
export function table(figures: readonly Figure[], budgets: Budgets): string[] {
  const rows = tableRows(figures, budgets)
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function cells(figure: Figure, budgets: Budgets): string[] {
  const ms = (value: number | null) => (value === null ? '–' : `${value.toFixed(1)} ms`)
  const perSecond = (value: number | null) =>
    value === null ? '–' : value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')
  const promised = budgets[figure.name]
  return [
    figure.name,
    figure.value === null ? '–' : `${perSecond(figure.value)} ${figure.unit}/s`,
    ms(figure.p50Ms),
    ms(figure.p99Ms),
    `${perSecond(figure.reference)}/s ${figure.referenceName}`,
    figure.ratio === null ? '–' : figure.ratio.toFixed(figure.ratio < 0.1 ? 3 : 2),
    promised === undefined ? '' : promise(promised.ratio, promised.p99Ms),
    verdict(figure),
  ]
}

const promise = (ratio: number, p99Ms: number | undefined): string =>
  `≥ ${ratio}${p99Ms === undefined ? '' : `, p99 < ${p99Ms} ms`}`

function verdict(figure: Figure): string {
  if (figure.value === null) return 'failed'
  if (figure.ok === null) return ''
  return figure.ok ? 'kept' : 'missed'
}

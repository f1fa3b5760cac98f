import { styled } from '@mui/material/styles'
import { DataTable, type Column } from '../states/data-table.tsx'
import { Disclosure } from '../states/disclosure.tsx'
import { rem, v } from '../theme/vars.ts'

const Figure = styled('figure')({
  margin: 0,
  minWidth: 0,
  '& > svg': { display: 'block', width: '100%', height: 72, overflow: 'visible' },
  '&[data-tall] > svg': { height: 160 },
  '& > [data-slot="key"]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    marginBottom: 12,
    color: v.inkMuted,
    fontSize: rem(12),
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
    '& > span::before': { content: '""', width: 20, borderTop: `2px solid ${v.primary}` },
    '& > span + span::before': { borderTop: `2px dashed ${v.inkMuted}` },
  },
  '& > [data-slot="ends"]': {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: 6,
    color: v.inkMuted,
    fontSize: rem(12),
  },
})

export interface PlotPoint {
  /** The name in the table, and the key. */
  readonly name: string
  /** The height; the text is what is read. */
  readonly value: number
  readonly text: string
  /** A second value to compare with, in the same unit; every point has one, or none. */
  readonly beside?: { readonly value: number; readonly text: string } | undefined
}

interface LinePlotProps {
  title: string
  /** In their order, at least two. */
  points: readonly PlotPoint[]
  texts: {
    readonly table: string
    readonly row: string
    readonly value: string
    /** The name of the second values, when the points have them. */
    readonly beside?: string
  }
  /** Draws the plot as the main content of a page. */
  tall?: boolean
}

const WIDTH = 300
const HEIGHT = 64

const lineOf = (places: readonly Place[]) =>
  places.map(([x, y], nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/**
 * One value over time as a line, or two of the same unit, with the same values as a table below; screen readers read the
 * table.
 */
export function LinePlot({ title, points, texts, tall = false }: LinePlotProps) {
  return (
    <Figure data-tall={tall || undefined}>
      {texts.beside === undefined ? null : (
        <div data-slot="key" aria-hidden>
          <span>{texts.value}</span>
          <span>{texts.beside}</span>
        </div>
      )}
      <Lines points={points} />
      <div data-slot="ends" aria-hidden>
        <span>{points[0]?.name}</span>
        <span>{points.at(-1)?.name}</span>
      </div>
      <Disclosure summary={texts.table}>
        <DataTable
          caption={title}
          columns={[
            { key: 'name', header: texts.row, cell: ({ name }) => name },
            { key: 'value', header: texts.value, align: 'end', cell: ({ text }) => text },
            ...besideColumn(texts.beside),
          ]}
          rows={points}
          rowKey={({ name }) => name}
        />
      </Disclosure>
    </Figure>
  )
}

function Lines({ points }: Pick<LinePlotProps, 'points'>) {
  const others = points.flatMap(({ beside }) => beside?.value ?? [])
  const values = points.map(({ value }) => value)
  const drawn = placesOf(values, [...values, ...others])
  const last = drawn.at(-1)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path
        d={`M0 ${HEIGHT}${drawn.map(([x, y]) => `L${x} ${y}`).join('')}L${WIDTH} ${HEIGHT}Z`}
        fill={v.primarySoft}
      />
      {others.length === 0 ? null : (
        <path
          d={lineOf(placesOf(others, [...values, ...others]))}
          fill="none"
          stroke={v.inkMuted}
          strokeWidth="1.5"
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path
        d={lineOf(drawn)}
        fill="none"
        stroke={v.primary}
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {last === undefined ? null : (
        <path
          d={`M${last[0]} ${last[1]}h.01`}
          stroke={v.accent}
          strokeWidth="10"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}

const besideColumn = (header: string | undefined): readonly Column<PlotPoint>[] =>
  header === undefined
    ? []
    : [{ key: 'beside', header, align: 'end', cell: ({ beside }) => beside?.text ?? '–' }]

type Place = readonly [x: number, y: number]

/** The positions of values in the range of all; values without a difference are in the middle. */
function placesOf(values: readonly number[], all: readonly number[]): Place[] {
  const least = Math.min(...all)
  const room = Math.max(...all) - least
  const rounded = (value: number) => Math.round(value * 10) / 10
  return values.map((value, nth) => [
    rounded((nth * WIDTH) / Math.max(1, values.length - 1)),
    rounded(room === 0 ? HEIGHT / 2 : HEIGHT - 6 - ((value - least) / room) * (HEIGHT - 12)),
  ])
}

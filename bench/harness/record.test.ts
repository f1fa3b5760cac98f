import { expect, it } from 'vitest'
import { failed, judge } from './figure.ts'
import { withFigures } from './record.ts'

const figure = judge(
  {
    name: 'lists',
    unit: 'pages',
    perSecond: 1000,
    p50Ms: 1,
    p99Ms: 2,
    reference: 500,
    referenceName: 'the same at ten thousand',
    broken: [],
    notes: ['page 10,000 as fast as the first'],
    asides: ['proven in 1 s'],
  },
  undefined,
)
const page = (between: string) =>
  `# Title\n\n<!-- figures: written by npm run bench -- --record -->\n\n${between}\n\n<!-- /figures -->\n\nWhat limits each.\n`

it('a new run: replaces the figures and notes of the last run, and no other text', () => {
  const rows = [figure, failed('broken', 'turns', 'pgbench', undefined)]
  expect(withFigures(page('| old |'), rows, {}, ['2 cores.', 'A day.'])).toBe(
    page(
      [
        '2 cores.\nA day.\n',
        '| figure | value | p50 | p99 | reference | ratio | promised | verdict |',
        '| --- | --- | --- | --- | --- | --- | --- | --- |',
        '| lists | 1,000 pages/s | 1.0 ms | 2.0 ms | 500/s the same at ten thousand | 2.00 |  |  |',
        '| broken | – | – | – | –/s pgbench | – |  | failed |\n',
        '- `lists`: page 10,000 as fast as the first',
      ].join('\n'),
    ),
  )
})

it('a page without the markers: refused, so that no figures are lost', () => {
  expect(() => withFigures('# Title\n', [figure], {}, [])).toThrow('markers')
})

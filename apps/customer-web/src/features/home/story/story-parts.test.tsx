// @vitest-environment jsdom
import type { CorridorWire, PriceWire, PublishedCostWire, UsualTimeWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { ConfigProvider, uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { corridorsQuery, priceQuery } from '../../quotes/price/price-queries.ts'
import { comparisonsOf, shareOf } from './comparisons.ts'
import { CostComparison } from './cost-comparison.tsx'
import { DestinationTimes } from './destination-times.tsx'
import { publishedCostsQuery, usualTimesQuery } from './story-queries.ts'
import { WorldMap } from './world-map.tsx'

const clp = (amount: string) => ({ amount, currency: 'CLP' })
const corridors = [
  { id: 'mx-mxn', country: 'MX' },
  { id: 'us-usd', country: 'US' },
] as CorridorWire[]
const figure = (name: string, more: Partial<PublishedCostWire> = {}): PublishedCostWire => ({
  corridorId: 'us-usd',
  send: clp('200000'),
  name,
  product: 'Transferencia',
  cost: clp('20000'),
  source: 'https://example.test/tarifas',
  asOf: '2026-11-01',
  ...more,
})
const price = { totalCost: { amount: clp('3182'), bps: 159 } } as PriceWire

interface Known {
  costs?: readonly PublishedCostWire[]
  times?: readonly UsualTimeWire[]
  price?: PriceWire
}

function show(node: ReactNode, { costs = [], times = [], price: known }: Known) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, enabled: false } } })
  client.setQueryData(corridorsQuery.queryKey, { items: corridors })
  client.setQueryData(publishedCostsQuery.queryKey, { items: [...costs] })
  client.setQueryData(usualTimesQuery.queryKey, { items: [...times] })
  const asked = { corridorId: 'us-usd', side: 'send', amount: '200000' } as const
  if (known !== undefined) client.setQueryData(priceQuery(asked).queryKey, known)
  const config = { brandName: 'Puente' } as Parameters<typeof ConfigProvider>[0]['value']
  return render(
    <ConfigProvider value={config}>
      <QueryClientProvider client={client}>
        <UiProvider kind="person" words={uiWords}>
          {node}
        </UiProvider>
      </QueryClientProvider>
    </ConfigProvider>,
  )
}

test('no figures of others: no comparison', () => {
  show(<CostComparison />, { price })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('figures of others: bars beside our price, and a table with source and date', () => {
  show(<CostComparison />, { costs: [figure('Banco')], price })
  const [ours, other] = screen.getAllByRole('listitem')
  expect(ours?.textContent).toBe('PuenteCon el precio de ahora$3.182')
  expect(other?.textContent).toContain('$20.000')
  expect(other?.textContent).toContain('01/11/2026')
  const widths = [ours, other].map(
    (item) => item?.querySelector<HTMLElement>('[data-slot="bar"]')?.style.width,
  )
  expect(widths.map((width) => Math.round(Number.parseFloat(width ?? '0')))).toEqual([16, 100])
  const table = screen.getByRole('table', { hidden: true })
  const link = within(table).getByRole('link', { name: 'example.test', hidden: true })
  expect(link.getAttribute('href')).toBe('https://example.test/tarifas')
})

test('figures of others without a price of ours: their bars, and no cost beside our name', () => {
  show(<CostComparison />, { costs: [figure('Banco')] })
  const [ours, other] = screen.getAllByRole('listitem')
  expect(ours?.textContent).toBe('PuenteCon el precio de ahoraCalculando…')
  expect(other?.textContent).toContain('$20.000')
})

test('the page of another country: no comparison', () => {
  show(<CostComparison country="MX" />, { costs: [figure('Banco')], price })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('comparisons: in the order of the corridors, the smallest amount first', () => {
  const figures = [
    figure('Uno'),
    figure('Dos', { send: clp('50000') }),
    figure('Tres', { corridorId: 'mx-mxn' }),
    figure('Cuatro'),
  ]
  expect(comparisonsOf(figures, corridors).map(({ key, others }) => [key, others.length])).toEqual([
    ['mx-mxn 200000', 1],
    ['us-usd 50000', 1],
    ['us-usd 200000', 2],
  ])
})

test('bars: shares of the longest; without costs none', () => {
  expect(shareOf('50', ['50', '200'])).toBe(0.25)
  expect(shareOf('0', ['0'])).toBe(0)
})

test('measured times: each destination in words; without any, no section', () => {
  const { unmount } = show(<DestinationTimes />, {
    times: [{ corridorId: 'us-usd', halfWithinMinutes: 23, mostWithinMinutes: 200 }],
  })
  expect(screen.getByText('La mitad llega en menos de 23 minutos.')).toBeTruthy()
  expect(screen.getByText('Nueve de cada diez, en menos de 4 horas.')).toBeTruthy()
  expect(screen.queryByText('México')).toBeNull()
  unmount()
  show(<DestinationTimes />, {})
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the map: at most 4 kB, in theme colours, with a mark for each country that has a place', () => {
  const markup = renderToStaticMarkup(
    <WorldMap countries={['MX', 'US', 'PE', 'CO', 'ES', 'DE', 'ZZ', 'US']} />,
  )
  expect(markup.length).toBeLessThanOrEqual(4_000)
  expect(markup.match(/<circle/g)).toHaveLength(7)
  const colours = [...markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour = '']) => colour)
  expect(colours.filter((colour) => colour !== 'none' && !colour.startsWith('var(--pu-palette-'))).toEqual([])
})

// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { HttpError } from '../client/http-error.ts'
import { uiWords } from '../words/ui/ui-words.ts'
import { LoadedLine } from './loaded-line.tsx'
import { both, Loaded } from './loaded.tsx'
import { NextPage } from './next-page.tsx'

const down = new HttpError(503, undefined, 'req-7')

/** Renders with a client that does not repeat a failed request by itself; returns the client. */
function show(node: ReactNode): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <UiProvider kind="person" words={uiWords}>
        {node}
      </UiProvider>
    </QueryClientProvider>,
  )
  return client
}

/** A function that answers one call after the other: an error is thrown. */
const answering = (...answers: readonly (string | Error)[]) => {
  const left = [...answers]
  return async () => {
    const answer = left.shift()
    if (answer instanceof Error) throw answer
    return answer ?? 'none left'
  }
}

interface PlaceProps {
  queryFn: () => Promise<string>
  failed?: string
  level?: 1 | 2
}

function Place({ queryFn, ...rest }: PlaceProps) {
  const query = useQuery({ queryKey: ['place'], queryFn })
  return (
    <Loaded query={query} skeleton={<p aria-busy>…</p>} {...rest}>
      {(data) => <p>{data}</p>}
    </Loaded>
  )
}

function Line({ queryFn }: Pick<PlaceProps, 'queryFn'>) {
  const query = useQuery({ queryKey: ['line'], queryFn })
  return (
    <LoadedLine query={query} failed="No pudimos calcular la suma">
      {(data) => <span>{data}</span>}
    </LoadedLine>
  )
}

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))

test('while it loads: the skeleton; then the data', async () => {
  show(<Place queryFn={answering('Ana Soto')} />)
  expect(screen.getByText('…').getAttribute('aria-busy')).toBe('true')
  expect(await screen.findByText('Ana Soto')).toBeDefined()
  expect(screen.queryByText('…')).toBeNull()
})

test('a part of a screen fails: says what is missing and the request id, and a retry loads it', async () => {
  show(<Place queryFn={answering(down, 'Ana Soto')} failed="No pudimos cargar tus datos" />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No pudimos cargar tus datos')
  expect(alert.textContent).toContain('Código para soporte: req-7')
  expect(screen.queryByRole('heading')).toBeNull()
  await retry()
  expect(await screen.findByText('Ana Soto')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a line: nothing while it loads, its failure in one line, and a retry loads it', async () => {
  show(<Line queryFn={answering(down, '202 filas')} />)
  expect(screen.queryByRole('alert')).toBeNull()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('No pudimos calcular la sumaIntentar de nuevo')
  await retry()
  expect(await screen.findByText('202 filas')).toBeDefined()
})

test.each([1, 2] as const)('a screen fails at level %i: its heading and, at 1, its title', async (level) => {
  document.title = 'before'
  show(<Place queryFn={answering(down)} level={level} />)
  const heading = await screen.findByRole('heading', { level })
  expect(screen.getByRole('alert').textContent).toContain('Código para soporte: req-7')
  expect(document.title).toBe(level === 1 ? heading.textContent : 'before')
})

test('a refetch fails: the data stay', async () => {
  const client = show(<Place queryFn={answering('Ana Soto', down)} />)
  await screen.findByText('Ana Soto')
  await client.refetchQueries()
  expect(client.getQueryState(['place'])?.status).toBe('error')
  expect(screen.getByText('Ana Soto')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

function Pair({ one, other }: { one: () => Promise<string>; other: () => Promise<string> }) {
  const query = both(
    useQuery({ queryKey: ['one'], queryFn: one }),
    useQuery({ queryKey: ['other'], queryFn: other }),
  )
  return (
    <Loaded query={query} failed="No pudimos traer los dos" skeleton="…">
      {([first, second]) => `${first} y ${second}`}
    </Loaded>
  )
}

test('one of two queries fails: nothing of both is shown, and a retry repeats the one', async () => {
  show(<Pair one={answering('Ana')} other={answering(down, 'Luis')} />)
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos traer los dos')
  await retry()
  expect(await screen.findByText('Ana y Luis')).toBeDefined()
})

function Pages({ queryFn }: { queryFn: () => Promise<string> }) {
  const query = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (_page, _pages, at) => (at < 2 ? at + 1 : undefined),
  })
  return (
    <>
      <Loaded query={query} skeleton="…">
        {({ pages }) => <p>{pages.join(', ')}</p>}
      </Loaded>
      <NextPage query={query}>Ver más</NextPage>
    </>
  )
}

test('the next page fails: the first stays, and a retry loads the last', async () => {
  show(<Pages queryFn={answering('Ana', down, 'Luis')} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos cargar más')
  expect(screen.getByText('Ana')).toBeDefined()
  await retry()
  expect(await screen.findByText('Ana, Luis')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { Alert } from './alert.tsx'
import { Calendar } from './calendar.tsx'
import { Combobox } from './combobox.tsx'
import { DataGridInner, gridWordsInUse } from './data-grid-inner.tsx'
import { DatePicker } from './date-picker.tsx'
import { englishIn, textsIn } from './english.test-kit.ts'
import { Pagination } from './pagination.tsx'
import { Rating } from './rating.tsx'

const nothingInEnglish = () => {
  const texts = textsIn(document.body)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => englishIn(text).length > 0)).toEqual([])
  return texts
}

beforeAll(() => {
  // jsdom has no layout: the grid needs a width to show its columns.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200)
})

test.each([
  ['Rows per page:', ['rows', 'per', 'page']],
  ['Go to next page', ['go', 'to', 'next', 'page']],
  ['No options', ['options']],
  ['Choose date', ['choose']],
  ['Filas por página:', []],
  ['Error: el total no calza', []],
])('English text: detected in %s', (text, words) => {
  expect(englishIn(text)).toEqual(words)
})

describe('the grid', () => {
  const columns = [
    { key: 'name', header: 'Nombre', value: (row: { name: string }) => row.name },
    { key: 'sum', header: 'Monto', value: (row: { sum: number }) => row.sum, align: 'end' as const },
  ]
  const people = Array.from({ length: 1234 }, (_, at) => ({ name: `Ñandú ${at}`, sum: at }))
  const grid = (rows: typeof people, loading = false) => (
    <DataGridInner
      label="Personas"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      loading={loading}
    />
  )

  it('pages in Spanish, with Chilean number formats', () => {
    show(grid(people))
    const texts = nothingInEnglish()
    expect(texts).toContain('Filas por página:')
    expect(texts).toContain('1–25 de 1.234')
    expect(screen.getByRole('button', { name: 'Ir a la página siguiente' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Ir a la página anterior' })).toBeDefined()
    expect(screen.getByRole('grid', { name: 'Personas' })).toBeDefined()
  })

  it('shows a text when it has no rows', () => {
    show(grid([]))
    expect(nothingInEnglish()).toContain('No hay filas')
  })

  it('has no English text in its menus and panels', () => {
    const said: readonly unknown[] = Object.values(gridWordsInUse)
    const phrases = said.flatMap((phrase) => {
      if (typeof phrase === 'function') return [String((phrase as (...given: unknown[]) => unknown)(2, 3))]
      return typeof phrase === 'string' ? [phrase] : []
    })
    expect(phrases.length).toBeGreaterThan(150)
    expect(phrases.filter((text) => englishIn(text).length > 0)).toEqual([])
  })
})

describe('the date picker', () => {
  const answered: string[] = []
  function Asked({ initial = '' }: { initial?: string }) {
    const [day, setDay] = useState(initial)
    return (
      <DatePicker
        name="birth"
        label="Fecha de nacimiento"
        value={day}
        onChange={(value) => {
          answered.push(value)
          setDay(value)
        }}
      />
    )
  }

  it('accepts dates in common formats, and writes them as day/month/year', async () => {
    show(<Asked />)
    const field = screen.getByLabelText<HTMLInputElement>('Fecha de nacimiento')
    expect(field.placeholder).toBe('dd/mm/aaaa')
    await userEvent.type(field, '4-1-1990')
    expect(field.value).toBe('4-1-1990')
    expect(answered.at(-1)).toBe('1990-01-04')
    await userEvent.tab()
    expect(field.value).toBe('04/01/1990')
    await userEvent.clear(field)
    expect(answered.at(-1)).toBe('')
    await userEvent.type(field, '31/02/1990')
    await userEvent.tab()
    expect(answered.at(-1)).toBe('31/02/1990')
    expect(field.value).toBe('31/02/1990')
    expect(screen.getByText('El 31/02/1990 no existe: revisa el día y el mes')).toBeDefined()
    nothingInEnglish()
  })

  it('has the chosen day in the name of its button', () => {
    show(<Asked initial="2026-11-24" />)
    expect(screen.getByLabelText('Abrir el calendario; la fecha elegida es 24/11/2026')).toBeDefined()
  })

  it('has a calendar in Spanish, Monday first', async () => {
    const chosen: string[] = []
    show(
      <Calendar
        value="2026-11-24"
        min={undefined}
        max="2026-11-28"
        openTo="day"
        onChoose={(iso) => chosen.push(iso)}
      />,
    )
    const heads = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))
    expect(heads).toEqual(['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'])
    expect(screen.getByText('noviembre 2026')).toBeDefined()
    expect(screen.getByRole('gridcell', { name: '29' }).hasAttribute('disabled')).toBe(true)
    nothingInEnglish()
    await userEvent.click(screen.getByRole('gridcell', { name: '12' }))
    expect(chosen).toEqual(['2026-11-12'])
    await userEvent.click(screen.getByRole('button', { name: 'Elegir otro año' }))
    await screen.findByRole('radio', { name: '1990' })
    nothingInEnglish()
    expect(screen.getByRole('button', { name: 'Volver a los días' })).toBeDefined()
  })
})

describe('the combobox', () => {
  const options = [
    { value: 'nunoa', label: 'Ñuñoa', description: 'Región Metropolitana' },
    { value: 'vina', label: 'Viña del Mar', description: 'Región de Valparaíso' },
  ]
  function Asked({ loading = false }: { loading?: boolean }) {
    const [value, setValue] = useState('')
    return (
      <Combobox
        name="comuna"
        label="Comuna"
        options={loading ? [] : options}
        loading={loading}
        value={value}
        onChange={setValue}
      />
    )
  }

  it('ignores accents, can be cleared, and shows a text when nothing matches', async () => {
    show(<Asked />)
    const field = screen.getByRole('combobox', { name: 'Comuna' }) as HTMLInputElement
    await userEvent.type(field, 'nunoa')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'ÑuñoaRegión Metropolitana',
    ])
    nothingInEnglish()
    await userEvent.keyboard('{Enter}')
    expect(field.value).toBe('Ñuñoa')
    await userEvent.click(screen.getByLabelText('Borrar'))
    expect(field.value).toBe('')
    await userEvent.type(field, 'zzz')
    expect(screen.getByText('Ninguna opción calza con lo que escribiste')).toBeDefined()
    expect(screen.getByLabelText('Cerrar')).toBeDefined()
    await userEvent.keyboard('{Escape}{Escape}')
    expect(screen.getByLabelText('Abrir la lista')).toBeDefined()
    nothingInEnglish()
  })

  it('many options: shows some, says how many more there are, and words in any order find one of them', async () => {
    const many = Array.from({ length: 674 }, (_, at) => ({
      value: String(at),
      label: `Venta de artículos número ${at}`,
    }))
    const onChange = vi.fn<(value: string) => void>()
    show(<Combobox name="activity" label="Actividad" options={many} value="" onChange={onChange} />)
    const field = screen.getByRole('combobox', { name: 'Actividad' })
    await userEvent.click(field)
    expect(screen.getAllByRole('option')).toHaveLength(100)
    const more = 'Hay 574 opciones más. Escribe para encontrarlas.'
    expect(screen.getByText(more)).toBeDefined()
    await userEvent.type(field, '673 articulos')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    expect(screen.queryByText(/opciones más/)).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith('673')
  })

  it('shows that its options are loading', async () => {
    show(<Asked loading />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Comuna' }))
    expect(await screen.findByText('Cargando…')).toBeDefined()
    nothingInEnglish()
  })
})

describe('pagination, rating and alert', () => {
  it('pagination: the buttons have Spanish names', async () => {
    const went: number[] = []
    show(<Pagination page={2} pages={9} onChange={(page) => went.push(page)} />)
    expect(screen.getByRole('navigation', { name: 'Páginas' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Página 2, estás aquí' }).getAttribute('aria-current')).toBe(
      'page',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ir a la página siguiente' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ir a la página 9' }))
    expect(went).toEqual([3, 9])
    nothingInEnglish()
  })

  it('rating: the stars are named by number, including none', () => {
    const given: number[] = []
    show(<Rating name="stars" legend="¿Cómo te fue?" value={0} onChange={(stars) => given.push(stars)} />)
    expect(
      screen.getAllByRole('radio').map((star) => (star as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual([
      'Una estrella de cinco',
      '2 estrellas de cinco',
      '3 estrellas de cinco',
      '4 estrellas de cinco',
      '5 estrellas de cinco',
      'Sin nota',
    ])
    fireEvent.click(screen.getByLabelText('4 estrellas de cinco'))
    expect(given).toEqual([4])
    nothingInEnglish()
  })

  it('alert: the close button has a Spanish name', async () => {
    const close = vi.fn()
    show(
      <Alert tone="ok" title="Guardamos tu dirección" onClose={close}>
        Ya puedes seguir.
      </Alert>,
    )
    expect(screen.getByRole('status').textContent).toContain('Guardamos tu dirección')
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }))
    expect(close).toHaveBeenCalledTimes(1)
    nothingInEnglish()
  })
})

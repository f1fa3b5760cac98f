import { esES } from '@mui/material/locale'
import { describe, expect, it, test } from 'vitest'
import { materialLocale } from '../controls/locale.ts'
import { createPuenteTheme } from './theme.ts'

const theme = createPuenteTheme('person')

describe('theme', () => {
  it('has the specification’s breakpoints, base size and colours', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 501, md: 769, lg: 1200, xl: 1366 })
    expect(theme.typography.fontSize).toBe(13)
    expect(theme.typography.body1.fontSize).toBe(`${13 / 16}rem`)
    expect(theme.palette.primary.main).toBe('#074f71')
    expect(createPuenteTheme('company').palette.primary.main).toBe('#68696A')
    expect(theme.palette.secondary.main).toBe('#F8B133')
    expect(theme.typography.fontFamily).toMatch(/^'Montserrat/)
  })

  it('has no text smaller than 12 px', () => {
    expect(theme.typography.caption.fontSize).toBe(`${12 / 16}rem`)
  })

  it('company theme: actions have the dark shade, because its grey looks disabled', () => {
    expect(createPuenteTheme('company').palette.primary.action).toBe('#4e4f50')
    expect(theme.palette.secondary.contrastText).toBe('#2b1d00')
  })
})

type Phrases = Record<string, { defaultProps?: Record<string, unknown> } | undefined>

test.each([
  ['MuiTablePagination', 'labelRowsPerPage', 'Filas por página:'],
  ['MuiAutocomplete', 'noOptionsText', 'Ninguna opción calza con lo que escribiste'],
  ['MuiRating', 'emptyLabelText', 'Sin nota'],
  ['MuiAlert', 'closeText', 'Cerrar el aviso'],
  ['MuiPagination', 'aria-label', 'Páginas'],
])('%s has Spanish texts', (control, prop, phrase) => {
  const components = theme.components as Phrases | undefined
  expect(components?.[control]?.defaultProps?.[prop]).toBe(phrase)
})

test('every text of Material’s Spanish locale: translated in ours', () => {
  const phrasesOf = (locale: object) =>
    Object.entries(locale as Phrases)
      .flatMap(([control, said]) => Object.keys(said?.defaultProps ?? {}).map((prop) => `${control}.${prop}`))
      .toSorted()
  expect(phrasesOf(materialLocale.components)).toEqual(phrasesOf(esES.components ?? {}))
})

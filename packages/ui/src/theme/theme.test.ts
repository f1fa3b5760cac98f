import { esES } from '@mui/material/locale'
import { describe, expect, it, test } from 'vitest'
import { materialLocale } from '../controls/locale.ts'
import { createPuenteTheme, variablesOf } from './theme.ts'

const theme = createPuenteTheme('person')

describe('theme', () => {
  it('has the specification’s breakpoints, base size and colours', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 501, md: 769, lg: 1200, xl: 1366 })
    expect(theme.typography.fontSize).toBe(13)
    expect(theme.typography.body1.fontSize).toBe(`${13 / 16}rem`)
    expect(theme.palette.primary.main).toBe('#074f71')
    expect(theme.palette.mark).toBe('#074f71')
    expect(createPuenteTheme('company').palette.mark).toBe('#68696A')
    expect(theme.palette.secondary.main).toBe('#F8B133')
    expect(theme.typography.fontFamily).toMatch(/^'Montserrat/)
  })

  it('has no text smaller than 12 px', () => {
    expect(theme.typography.caption.fontSize).toBe(`${12 / 16}rem`)
  })

  it('the accent: carries dark text', () => {
    expect(theme.palette.secondary.contrastText).toBe('#2b1d00')
  })

  it('a colour with transparency: mixed from the variable, which has both schemes', () => {
    expect(theme.alpha('var(--x)', 0.08)).toBe(
      'color-mix(in srgb, var(--x) calc(100% * (0.08)), transparent)',
    )
  })
})

describe('variables', () => {
  const { light, both: variables } = variablesOf('company')

  it('a colour that differs by scheme: both values', () => {
    expect(variables['--pu-palette-background-paper']).toBe('light-dark(#ffffff, #182229)')
    expect(variables['--pu-palette-primary-main']).toBe('light-dark(#385c6e, #a9c4d2)')
    expect(variables['--pu-palette-mark']).toBe('#68696A')
  })

  it('no variable has a value that only one scheme can show', () => {
    expect(Object.keys(variables).filter((name) => name.endsWith('Channel'))).toEqual([])
    const nested = Object.values(variables).filter((value) => /light-dark\(.*light-dark/.test(String(value)))
    expect(nested).toEqual([])
  })

  it('for a browser without light-dark(): each variable in the light scheme', () => {
    expect(Object.keys(light)).toEqual(Object.keys(variables))
    expect(light['--pu-palette-background-paper']).toBe('#ffffff')
    expect(Object.values(light).filter((value) => String(value).includes('light-dark'))).toEqual([])
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

import type {} from '@mui/material/themeCssVarsAugmentation'

/**
 * Adds our tokens to MUI's palette types, so that `sx={{ bgcolor: 'primary.soft' }}` and the variables
 * compile.
 */
declare module '@mui/material/styles' {
  interface Palette {
    mark: string
    field: string
    shade: string
    scrim: string
  }
  interface PaletteOptions {
    mark?: string
    field?: string
    shade?: string
    scrim?: string
  }
  interface PaletteColor {
    soft: string
  }
  interface SimplePaletteColorOptions {
    soft?: string
  }
}

/**
 * Exported from the package's index: without it the declaration above would not apply where the kit is
 * imported.
 */
export type PaletteTokens = 'mark' | 'field' | 'shade' | 'scrim' | 'soft'

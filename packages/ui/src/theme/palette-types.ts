import type {} from '@mui/material/themeCssVarsAugmentation'

/**
 * Adds our tokens to MUI's palette types, so that `sx={{ bgcolor: 'primary.soft' }}` and the variables
 * compile.
 */
declare module '@mui/material/styles' {
  interface Palette {
    field: string
  }
  interface PaletteOptions {
    field?: string
  }
  interface PaletteColor {
    soft: string
    action: string
    actionHover: string
  }
  interface SimplePaletteColorOptions {
    soft?: string
    action?: string
    actionHover?: string
  }
}

/**
 * Exported from the package's index: without it the declaration above would not apply where the kit is
 * imported.
 */
export type PaletteTokens = 'field' | 'soft' | 'action' | 'actionHover'

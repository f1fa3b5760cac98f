import type {} from '@mui/material/themeCssVarsAugmentation'

/** The tokens that our palette has beyond MUI's, so that `sx={{ bgcolor: 'primary.soft' }}` and the variables exist. */
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

/** Names this module from the package's face: without it the declaration above would not reach whoever imports the kit. */
export type PaletteTokens = 'field' | 'soft' | 'action' | 'actionHover'

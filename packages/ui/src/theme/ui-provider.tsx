import './fonts.css'
import CssBaseline from '@mui/material/CssBaseline'
import MuiGlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/system'
import { useMemo, type ReactNode } from 'react'
import { UiWordsProvider, type UiWords } from '../words.ts'
import { GlobalStyles } from './global-styles.tsx'
import { createPuenteTheme } from './theme.ts'
import type { ThemeKind } from './tokens.ts'

interface UiProviderProps {
  kind: ThemeKind
  words: UiWords
  children: ReactNode
}

/** Provides the theme of one kind of user, the global styles and the kit's texts. */
export function UiProvider({ kind, words, children }: UiProviderProps) {
  const theme = useMemo(() => createPuenteTheme(kind), [kind])
  // The system's provider and the variables written here replace Material's provider, without its colour
  // schemes.
  const variables = useMemo(() => theme.generateStyleSheets(), [theme])
  return (
    <UiWordsProvider value={words}>
      <ThemeProvider theme={theme}>
        <MuiGlobalStyles styles={variables} />
        <CssBaseline />
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </UiWordsProvider>
  )
}

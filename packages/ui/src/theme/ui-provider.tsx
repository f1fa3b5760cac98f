import './fonts.css'
import CssBaseline from '@mui/material/CssBaseline'
import MuiGlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/system'
import { useMemo, type ReactNode } from 'react'
import { UiWordsProvider, type UiWords } from '../words.ts'
import { GlobalStyles } from './global-styles.tsx'
import { createPuenteTheme, variablesOf } from './theme.ts'
import type { ThemeKind } from './tokens.ts'

/** The scheme that the user chose instead of the system's. Paper is white, and forced colours are the system's. */
const chosen = {
  ':root[data-scheme="light"]': { colorScheme: 'light' },
  ':root[data-scheme="dark"]': { colorScheme: 'dark' },
  '@media (forced-colors: active)': { ':root:root': { colorScheme: 'light dark' } },
  '@media print': { ':root:root': { colorScheme: 'light' } },
}

interface UiProviderProps {
  kind: ThemeKind
  words: UiWords
  children: ReactNode
}

/** Provides the theme of one kind of user, the global styles and the kit's texts. */
export function UiProvider({ kind, words, children }: UiProviderProps) {
  const theme = useMemo(() => createPuenteTheme(kind), [kind])
  // The system's provider and the variables written here replace Material's provider, which would compute the colour
  // schemes in the browser.
  const styles = useMemo(() => {
    const { light, both } = variablesOf(kind, theme)
    return {
      ':root': { colorScheme: kind === 'staff' ? 'light' : 'light dark', ...both },
      '@supports not (color: light-dark(red, red))': { ':root': light },
      ...(kind === 'staff' ? {} : chosen),
    }
  }, [kind, theme])
  return (
    <UiWordsProvider value={words}>
      <ThemeProvider theme={theme}>
        <MuiGlobalStyles styles={styles} />
        <CssBaseline />
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </UiWordsProvider>
  )
}

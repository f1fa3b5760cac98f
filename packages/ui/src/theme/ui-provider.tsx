import './fonts.css'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
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

/** Gives everything below it the theme of one kind of reader, the document's styles and the kit's words. */
export function UiProvider({ kind, words, children }: UiProviderProps) {
  const theme = useMemo(() => createPuenteTheme(kind), [kind])
  return (
    <UiWordsProvider value={words}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </UiWordsProvider>
  )
}

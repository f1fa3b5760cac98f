import { ThemeProvider } from '@mui/system'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { createPuenteTheme } from './theme.ts'
import type { ThemeKind } from './tokens.ts'

/** Applies the theme of another kind of user to a part of a page. */
export function ThemeScope({ kind, children }: { kind: ThemeKind; children: ReactNode }) {
  const theme = useMemo(() => createPuenteTheme(kind), [kind])
  const variables = useMemo(() => {
    const sheets = theme.generateStyleSheets() as readonly Record<string, Record<string, unknown>>[]
    const declared = Object.assign({}, ...sheets.flatMap(Object.values)) as Record<string, unknown>
    return Object.fromEntries(Object.entries(declared).filter(([name]) => name.startsWith('--')))
  }, [theme])
  return (
    <ThemeProvider theme={theme}>
      <div style={variables as CSSProperties}>{children}</div>
    </ThemeProvider>
  )
}

import { ThemeProvider } from '@mui/system'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { createPuenteTheme, variablesOf } from './theme.ts'
import type { ThemeKind } from './tokens.ts'

/** Applies the theme of another kind of user to a part of a page. */
export function ThemeScope({ kind, children }: { kind: ThemeKind; children: ReactNode }) {
  const theme = useMemo(() => createPuenteTheme(kind), [kind])
  const variables = useMemo(() => variablesOf(kind, theme).both, [kind, theme])
  return (
    <ThemeProvider theme={theme}>
      <div style={variables as CSSProperties}>{children}</div>
    </ThemeProvider>
  )
}

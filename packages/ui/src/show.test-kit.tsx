import { cleanup, render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { UiProvider } from './theme/ui-provider.tsx'
import type { ThemeKind } from './theme/tokens.ts'
import type { UiWords } from './words.ts'

afterEach(cleanup)

/** Words that no control can have by itself: where one is missing, a test sees it. */
export const testWords: UiWords = {
  titlePrefix: 'Error: ',
  summaryTitle: 'Hay un problema',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  copy: 'Copiar',
  copied: 'Copiado',
  loading: 'Cargando…',
  skipToContent: 'Ir al contenido',
  close: 'Cerrar',
  amountNoDecimals: 'Escribe el monto sin decimales.',
  amountSeparators: 'Usa punto para los miles y coma para los decimales.',
  optional: '(opcional)',
  tooLong: 'Caben {longest} caracteres y escribiste {typed}.',
}

/** Draws a component as an app would, in jsdom. */
export function show(node: ReactNode, kind: ThemeKind = 'person'): RenderResult {
  const wrapped = (inner: ReactNode) => (
    <UiProvider kind={kind} words={testWords}>
      {inner}
    </UiProvider>
  )
  const result = render(wrapped(node))
  return { ...result, rerender: (next: ReactNode) => result.rerender(wrapped(next)) }
}

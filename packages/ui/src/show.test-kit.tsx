import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { UiProvider } from './theme/ui-provider.tsx'
import type { ThemeKind } from './theme/tokens.ts'
import type { UiWords } from './words.ts'

/** Distinctive texts that no control contains itself, so that tests detect a missing one. */
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
  amountTooLong: 'El monto no cabe.',
  amountSeparators: 'Usa punto para los miles y coma para los decimales.',
  noFigures: 'Sin datos',
  optional: '(opcional)',
  tooLong: 'Caben %longest% caracteres y escribiste %typed%.',
}

/** Renders a component in jsdom as an app would. */
export function show(node: ReactNode, kind: ThemeKind = 'person'): RenderResult {
  const wrapped = (inner: ReactNode) => (
    <UiProvider kind={kind} words={testWords}>
      {inner}
    </UiProvider>
  )
  const result = render(wrapped(node))
  return { ...result, rerender: (next: ReactNode) => result.rerender(wrapped(next)) }
}

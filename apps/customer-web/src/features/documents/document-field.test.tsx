// @vitest-environment jsdom
import type { DocumentWire, PublicConfig } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { ConfigProvider, uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DocumentField } from './document-field.tsx'

const config = { maxUploadBytes: 100_000_000 } as PublicConfig
const known = (state: DocumentWire['state'], reason?: DocumentWire['reason']): DocumentWire => ({
  id: `doc_${'0'.repeat(32)}`,
  kind: 'identity',
  side: 'front',
  page: 1,
  state,
  ...(reason === undefined ? {} : { reason }),
  receivedAt: '2026-11-24T18:00:00.000Z',
  fileName: 'cédula.jpg',
  type: 'image/jpeg',
  sizeBytes: 1_530_000,
  kept: true,
})
const draw = (document?: DocumentWire) =>
  render(
    <ConfigProvider value={config}>
      <UiProvider kind="person" words={uiWords}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
          <DocumentField
            name="front"
            label="Frente"
            place={{ kind: 'identity', side: 'front', page: 1 }}
            known={document}
          />
        </QueryClientProvider>
      </UiProvider>
    </ConfigProvider>,
  )
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)

test("an empty field: shows the requirements with this server's size limit", () => {
  const { container } = draw()
  expect(container.textContent).toMatch(/hasta 100\sMB/)
  expect(container.textContent).toContain('cuatro esquinas')
})

test.each<[DocumentWire['state'], DocumentWire['reason'], RegExp, boolean]>([
  ['received', undefined, /cédula\.jpg \(1,5\sMB\) llegó bien/, true],
  ['in-review', undefined, /Estamos revisando/, false],
  ['accepted', undefined, /Aceptamos/, false],
  ['refused', 'glare', /No pudimos aceptar cédula\.jpg\. Un reflejo tapa los datos/, false],
])('a document in state %s: shown in words, and removable only before review', (...row) => {
  const [state, reason, said, removable] = row
  const { container } = draw(known(state, reason))
  expect(container.textContent).toMatch(said)
  expect(buttons().includes('Eliminar')).toBe(removable)
})

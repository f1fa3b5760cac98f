// @vitest-environment jsdom
import type { DocumentWire, DueDiligenceWire, PendingItemWire, PublicConfig } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { ConfigProvider, uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EvidenceUpload } from '../documents/evidence-upload.tsx'
import { documentsQuery } from '../documents/queries.ts'
import { diligenceQuery } from './diligence-query.ts'
import { EvidenceCard } from './evidence-card.tsx'

const file = (page: number, state: DocumentWire['state']) =>
  ({ page, state, fileName: `sueldo ${page}.pdf`, kind: 'source-of-funds', sizeBytes: 1 }) as DocumentWire

function shown(turn: 'customer' | 'staff', files: readonly DocumentWire[]) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(diligenceQuery.queryKey, { windows: [], accepted: [] } as unknown as DueDiligenceWire)
  client.setQueryData(documentsQuery('source-of-funds').queryKey, { items: [...files] })
  const item = { turn, mine: true, facts: {}, openedAt: '2026-11-29T12:00:00.000Z' } as PendingItemWire
  render(
    <ConfigProvider value={{ maxUploadBytes: 100_000_000 } as PublicConfig}>
      <UiProvider kind="person" words={uiWords}>
        <QueryClientProvider client={client}>
          <EvidenceCard item={item}>
            <EvidenceUpload waiting={turn === 'staff'} />
          </EvidenceCard>
        </QueryClientProvider>
      </UiProvider>
    </ConfigProvider>,
  )
  return screen.queryAllByRole('button').map((button) => button.textContent)
}

test('evidence that staff review: names the file sent, which cannot be removed, and takes another', () => {
  expect(shown('staff', [file(1, 'received')])).toEqual(['Elegir archivo'])
  expect(screen.getByText('sueldo 1.pdf')).toBeTruthy()
  expect(screen.getByText('Documento 2')).toBeTruthy()
})

test('evidence of three files that staff review: takes no more', () => {
  const files = ([1, 2, 3] as const).map((page) => file(page, 'received'))
  expect(shown('staff', files)).toEqual([])
  expect(screen.getByText('sueldo 3.pdf')).toBeTruthy()
})

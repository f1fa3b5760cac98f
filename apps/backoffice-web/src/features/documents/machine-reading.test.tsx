// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { ReadingState } from './machine-reading.tsx'

afterEach(cleanup)

test('a document read in part: how far, and each warning', async () => {
  showCase(() => (
    <ReadingState reading={{ state: 'partly', format: 'TD1', fields: [], warnings: ['unknown-country'] }} />
  ))
  expect(await screen.findByText('Leído en parte')).toBeTruthy()
  expect(screen.getByText('Un país no existe en la lista de la OACI.')).toBeTruthy()
})

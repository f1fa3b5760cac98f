// @vitest-environment jsdom
import type { SettingVersionHead } from '@puente/contract/staff'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showCase } from '../../../shell/show.test-kit.tsx'
import { VersionFacts } from './version-facts.tsx'

afterEach(cleanup)

const version: SettingVersionHead = {
  version: 1,
  inForceFrom: '2026-01-01T00:00:00Z',
  isInitial: true,
  state: 'in-force',
  fits: true,
  writtenBy: '',
  approvedBy: '',
  writtenAt: '2026-01-01T00:00:00Z',
}

test.each([
  [
    'that came with the product: says so, because a later one may apply to earlier days',
    true,
    'Viene con Puente',
  ],
  ['that staff confirmed: its instant in Santiago', false, /^Desde el 31\/12\/2025,? 21:00/],
])('a version %s', async (_name, isInitial, text) => {
  showCase(() => <VersionFacts version={{ ...version, isInitial }} />)
  expect(await screen.findByText(text)).toBeTruthy()
})

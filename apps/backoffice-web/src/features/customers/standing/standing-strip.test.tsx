// @vitest-environment jsdom
import type { StaffRestriction } from '@puente/contract/staff'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closingItems, Restrictions } from './standing-strip.tsx'

test('two restrictions in force: one chip each, and none for an ended one', () => {
  const restrictions = [
    { id: 'rst_1', kind: 'legal-hold' },
    { id: 'rst_2', kind: 'no-new-orders' },
    { id: 'rst_3', kind: 'exit', endedAt: '2026-11-29T12:00:00Z' },
  ] as unknown as StaffRestriction[]
  render(
    <UiProvider kind="company" words={uiWords}>
      <Restrictions customer={{ restrictions }} />
    </UiProvider>,
  )
  expect(screen.getByText('Con retención legal')).toBeDefined()
  expect(screen.getByText('Sin envíos nuevos')).toBeDefined()
  expect(screen.queryByText(/término/)).toBeNull()
})

test('an account being closed: says since when', () => {
  expect(closingItems({})).toEqual([])
  const [item] = closingItems({ closingSince: '2026-11-29T15:00:00.000Z' })
  render(
    <UiProvider kind="company" words={uiWords}>
      {item?.term}: {item?.value}
    </UiProvider>,
  )
  expect(screen.getByText(/^En cierre desde/)).toBeDefined()
  expect(screen.getByText('29/11/2026')).toBeDefined()
})

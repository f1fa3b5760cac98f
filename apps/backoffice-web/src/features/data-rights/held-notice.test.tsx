// @vitest-environment jsdom
import type { StaffDataRequest } from '@puente/contract/staff'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HeldNotice } from './case-screen.tsx'

afterEach(cleanup)

test.each<[StaffDataRequest['kind'], StaffDataRequest['state'], boolean, boolean]>([
  ['erasure', 'open', true, true],
  ['erasure', 'open', false, false],
  ['erasure', 'granted', true, false],
  ['access', 'open', true, false],
])('a request (%s, %s) under a legal hold (%s): warned of it (%s)', (kind, state, legalHold, isWarned) => {
  render(
    <UiProvider kind="staff" words={uiWords}>
      <HeldNotice request={{ kind, state, legalHold }} />
    </UiProvider>,
  )
  expect(screen.queryByText(/^Este cliente tiene una retención legal/) !== null).toBe(isWarned)
})

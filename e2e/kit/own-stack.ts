import { test as base } from '@playwright/test'
import { announce } from './addresses.ts'
import { startStack, type Stack } from './stack.ts'

/**
 * For journeys that move time or inject faults: each worker starts a stack. Files that run in one worker use the same
 * stack with the same clock. A file that moves the clock by years gets a worker of its own by naming it:
 * `test.use({ stackOf: 'name' })`.
 */
export const test = base.extend<object, { stack: Stack; stackOf: string }>({
  stackOf: ['', { option: true, scope: 'worker' }],
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, give) => {
      const stack = await startStack()
      announce(stack)
      await give(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000, auto: true },
  ],
  baseURL: async ({ stack }, give) => give(stack.customer),
})

export { expect } from '@playwright/test'

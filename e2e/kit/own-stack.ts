import { test as base } from '@playwright/test'
import { announce } from './addresses.ts'
import { startStack, type Stack } from './stack.ts'

/** For journeys that move time or inject faults: every worker has its own stack. */
export const test = base.extend<object, { stack: Stack }>({
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

import { test as base } from '@playwright/test'
import { announce } from './addresses.ts'
import { startStack, type Stack } from './stack.ts'

/** Journeys that move time or break things: every worker that runs them has a stack to itself. */
export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern
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

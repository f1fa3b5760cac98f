import { announce } from './addresses.ts'
import { startStack } from './stack.ts'

/** One stack for all journeys of a run; it ends with the run. */
export default async function setup(): Promise<() => Promise<void>> {
  const stack = await startStack()
  announce(stack)
  return stack.stop
}

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('two presses of one movement do one thing, and a later press does it again', async () => {
  let done = 0
  render(<Button onPress={() => void (done += 1)}>Pagar</Button>)
  const button = screen.getByRole('button')
  button.click()
  button.click()
  expect(done).toBe(1)
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  button.click()
  expect(done).toBe(2)
})

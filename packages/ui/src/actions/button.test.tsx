// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('double click: one action; a later click: another one', async () => {
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

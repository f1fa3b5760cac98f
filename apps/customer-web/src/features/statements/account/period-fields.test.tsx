// @vitest-environment jsdom
import { Form, UiProvider } from '@puente/ui'
import { uiWords, useEndpointForm } from '@puente/web'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { firstChoice } from './period.ts'
import { PeriodFields, type StatementValues } from './period-fields.tsx'

afterEach(cleanup)

function Period() {
  const form = useEndpointForm<StatementValues>({
    defaults: { ...firstChoice('2026-03-05'), kind: 'days', format: 'pdf' },
    submit: () => undefined,
  })
  return (
    <Form {...form.props}>
      <PeriodFields form={form} today="2026-03-05" />
      <button type="submit">send</button>
    </Form>
  )
}

test('a day that is not in the calendar: the summary names it with the words of its field', async () => {
  render(
    <UiProvider kind="person" words={uiWords}>
      <Period />
    </UiProvider>,
  )
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '31/02/2026' } })
  fireEvent.blur(screen.getByLabelText('Desde'))
  fireEvent.click(screen.getByRole('button', { name: 'send' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('El 31/02/2026 no existe'))
})

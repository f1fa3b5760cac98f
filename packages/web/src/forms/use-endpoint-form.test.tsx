// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '../client/http-error.ts'
import { useSessionDraft } from './session-draft.ts'
import { useEndpointForm } from './use-endpoint-form.ts'

interface Values {
  readonly note: string
  readonly way: '' | 'bank' | 'card'
}
const empty: Values = { note: '', way: '' }
const key = 'draft of a test'
const faultAt = (at: string) =>
  new HttpError(422, {
    type: 'about:blank',
    title: 'fields-wrong',
    status: 422,
    code: 'fields-wrong',
    facts: {},
    fields: [{ at, fault: 'missing' }],
    requestId: 'req-1',
  })

const call = vi.fn<(values: unknown) => Promise<void>>()

function NoteForm() {
  const [state, setState] = useState<{ isPending: boolean; isSuccess: boolean; error: Error | null }>({
    isPending: false,
    isSuccess: false,
    error: null,
  })
  const sending = {
    ...state,
    reset: () => setState({ isPending: false, isSuccess: false, error: null }),
  }
  const form = useEndpointForm<Values>({
    sending,
    defaults: empty,
    draft: useSessionDraft(key),
    fieldOf: (at) => at.replace('body.', ''),
    submit: (values) => {
      setState({ isPending: true, isSuccess: false, error: null })
      return call(values).then(
        () => setState({ isPending: false, isSuccess: true, error: null }),
        (error: Error) => setState({ isPending: false, isSuccess: false, error }),
      )
    },
  })
  const way = form.choice('way', { required: 'choose a way' })
  const { busy, faults, refusal, onSubmit } = form.props
  return (
    <form onSubmit={(event) => void onSubmit(event)} data-busy={busy}>
      <input aria-label="note" {...form.field('note', { required: 'write a note' })} />
      <button type="button" onClick={() => way.onChange('bank')}>
        {`way: ${way.value}`}
      </button>
      <button type="button" onClick={() => way.onChange('')}>
        undo
      </button>
      <button type="submit">send</button>
      <button type="button" onClick={form.clear}>
        clear
      </button>
      <output>{JSON.stringify({ faults, refusal: refusal?.title })}</output>
    </form>
  )
}

const note = () => screen.getByLabelText<HTMLInputElement>('note')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (text: string) => fireEvent.change(note(), { target: { value: text } })
const shown = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toContain(text))
const draft = () => sessionStorage.getItem(key)

beforeEach(() => {
  sessionStorage.clear()
  call.mockReset()
})
test('a rule that fails: shown at its field, the endpoint is not called', async () => {
  render(<NoteForm />)
  press('send')
  await shown('"note":"write a note"')
  await shown('"way":"choose a way"')
  expect(call).not.toHaveBeenCalled()
})

test('a control set to a value that breaks its rule: no message until the next submission', async () => {
  render(<NoteForm />)
  press('send')
  await shown('"way":"choose a way"')
  press('undo')
  await shown('{"faults":{"note":"write a note"}}')
  press('send')
  await shown('"way":"choose a way"')
})

test('a valid form: the endpoint is called once with the values', async () => {
  call.mockResolvedValue()
  render(<NoteForm />)
  type('paid twice')
  press(/way/)
  press('send')
  await waitFor(() => expect(call.mock.calls).toEqual([[{ note: 'paid twice', way: 'bank' }]]))
  await shown('{"faults":{}}')
})

test('a pasted text with invisible marks of direction: its rules and the endpoint have the text without them', async () => {
  const seen: string[] = []
  const goOn = vi.fn<(values: { phone: string }) => void>()
  function PhoneForm() {
    const form = useEndpointForm({ defaults: { phone: '' }, submit: goOn })
    const validate = (typed: string) => seen.push(typed) > 0
    return (
      <form onSubmit={(event) => void form.props.onSubmit(event)}>
        <input aria-label="note" {...form.field('phone', { validate })} />
        <button type="submit">send</button>
      </form>
    )
  }
  render(<PhoneForm />)
  type('\u202a+56 9 1111 2222\u202c')
  press('send')
  await waitFor(() => expect(goOn.mock.calls[0]?.[0]).toEqual({ phone: '+56 9 1111 2222' }))
  expect(seen).toEqual(['+56 9 1111 2222'])
})

test('a refused call: its faults are shown at their fields, and the values stay', async () => {
  call.mockRejectedValue(faultAt('body.note'))
  render(<NoteForm />)
  type('x')
  press(/way/)
  press('send')
  await shown('{"faults":{"note":"Falta este dato."}}')
  expect(note().value).toBe('x')
})

test('a rule that fails after a refused call: the older refusal is not shown', async () => {
  call.mockRejectedValue(new HttpError(503))
  render(<NoteForm />)
  type('x')
  press(/way/)
  press('send')
  await shown('"refusal":')
  type('')
  press('send')
  await shown('{"faults":{"note":"write a note"}}')
})

test('what is typed: kept as a draft until the call succeeds', async () => {
  const first = render(<NoteForm />)
  type('half a no')
  await waitFor(() => expect(draft()).toContain('half a no'))
  first.unmount()
  render(<NoteForm />)
  expect(note().value).toBe('half a no')

  press(/way/)
  call.mockRejectedValueOnce(new HttpError(503))
  press('send')
  await shown('"refusal":')
  expect(draft()).toContain('half a no')

  call.mockResolvedValueOnce()
  press('send')
  await waitFor(() => expect(draft()).toBeNull())
})

test('a form that is left while its call runs: its draft is kept until then, and deleted', async () => {
  call.mockReturnValue(new Promise(() => undefined))
  const { unmount } = render(<NoteForm />)
  type('on its way')
  press(/way/)
  press('send')
  await waitFor(() => expect(call).toHaveBeenCalled())
  expect(draft()).toContain('on its way')
  unmount()
  expect(draft()).toBeNull()
})

test('a form that is cleared: has its defaults and no draft', async () => {
  render(<NoteForm />)
  type('half a note')
  await waitFor(() => expect(draft()).not.toBeNull())
  press('clear')
  expect(note().value).toBe('')
  await waitFor(() => expect(draft()).toBeNull())
})

function StepForm({ goOn }: { goOn: (values: { note: string }) => void }) {
  const form = useEndpointForm({ defaults: { note: '' }, submit: goOn })
  return (
    <form onSubmit={(event) => void form.props.onSubmit(event)}>
      <input aria-label="note" {...form.field('note', { required: 'write a note' })} />
      <button type="submit">send</button>
      <output>{JSON.stringify(form.props)}</output>
    </form>
  )
}

test('a form without an endpoint: its rules are checked, and it is neither busy nor refused', async () => {
  const goOn = vi.fn<(values: { note: string }) => void>()
  render(<StepForm goOn={goOn} />)
  press('send')
  await shown('{"busy":false,"faults":{"note":"write a note"}}')
  expect(goOn).not.toHaveBeenCalled()
  type('x')
  press('send')
  await waitFor(() => expect(goOn.mock.calls[0]?.[0]).toEqual({ note: 'x' }))
})

function WordForm() {
  const sending = { isPending: false, isSuccess: false, error: new HttpError(503), reset: () => undefined }
  const form = useEndpointForm({
    sending,
    defaults: { note: '' },
    faults: (_error, { note }) => ({ note: `not ${note}` }),
    submit: () => undefined,
  })
  form.watch('note')
  return (
    <>
      <input aria-label="note" {...form.field('note')} />
      <output>{JSON.stringify(form.props.faults)}</output>
    </>
  )
}

test('faults of a form that depend on its values: those of the values typed now', async () => {
  render(<WordForm />)
  type('x')
  await shown('{"note":"not x"}')
})

/** A form whose note is required for the way 'card', and whose day for the way 'bank'. */
function ConditionalForm() {
  const form = useEndpointForm({
    defaults: { way: 'bank', day: '', note: '' },
    submit: (values) => call(values),
  })
  const way = form.choice('way')
  return (
    <form onSubmit={(event) => void form.props.onSubmit(event)}>
      <button type="button" onClick={() => way.onChange(way.value === 'bank' ? 'card' : 'bank')}>
        way
      </button>
      {way.value === 'bank' ? <Day {...form.choice('day', { required: 'choose a day' })} /> : null}
      {way.value === 'card' ? (
        <input aria-label="note" {...form.field('note', { required: 'write a note' })} />
      ) : null}
      <button type="submit">send</button>
      <output>{JSON.stringify(form.props.faults)}</output>
    </form>
  )
}
const Day = ({ value, onChange }: { value: string; onChange: (day: string) => void }) => (
  <button type="button" onClick={() => onChange('2026-11-24')}>{`day: ${value}`}</button>
)

test('a field that is no longer rendered: its rule does not apply, and its value stays', async () => {
  render(<ConditionalForm />)
  press('send')
  await shown('{"day":"choose a day"}')
  press('way')
  press('send')
  await shown('{"note":"write a note"}')
  type('by card')
  press('way')
  press(/day/)
  press('send')
  await waitFor(() =>
    expect(call.mock.calls[0]?.[0]).toEqual({ way: 'bank', day: '2026-11-24', note: 'by card' }),
  )
  press('way')
  press('send')
  await waitFor(() =>
    expect(call.mock.calls[1]?.[0]).toEqual({ way: 'card', day: '2026-11-24', note: 'by card' }),
  )
})

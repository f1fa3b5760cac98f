import { styled } from '@mui/material/styles'
import { useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTitlePrefix } from '../title.ts'
import { useUiWords } from '../words.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormStateProvider } from './form-context.ts'
import { useFaultsWhilePressed } from './use-faults-while-pressed.ts'
import { useFocusOnFault } from './use-focus-on-fault.ts'
import { useTooLong } from './use-too-long.ts'

/** A refusal as text: what happened, and what follows for the reader. */
export interface RefusalView {
  readonly title: string
  readonly message?: string | undefined
}

interface FormProps {
  /** True while the submitted request is running; further submissions are ignored. */
  busy: boolean
  /** Why the request was refused, or undefined; required, so that no form omits it. */
  refusal: RefusalView | undefined
  /** Fault messages by field name; required for the same reason. */
  faults: Readonly<Record<string, string>>
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /** The target of a plain GET form before the scripts have loaded. */
  action?: string
  id?: string
  children: ReactNode
}

const Fields = styled('form')({ display: 'flex', flexDirection: 'column', gap: 24, minWidth: 0 })

/**
 * The form component. Keeps the typed values, lists the faults with links to their fields, focuses the first one,
 * reports faults in the document's title, and submits once per click. Does not submit while a field is too long.
 */
export function Form({ busy, refusal, faults: latest, onSubmit, action, id, children }: FormProps) {
  const words = useUiWords()
  const given = useFaultsWhilePressed(latest)
  const ownId = useId()
  const formId = id ?? ownId
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const running = useRef(false)
  const { tooLong, judge } = useTooLong(form)
  // A value that is too long is reported at its field while typing, and in the summary after submitting.
  const [isHeldBack, setHeldBack] = useState(false)
  const atFields = useMemo(() => ({ ...given, ...tooLong }), [given, tooLong])
  const faults = isHeldBack ? atFields : given
  const hasFaults = Object.keys(faults).length > 0
  const hasProblem = hasFaults || refusal !== undefined
  const state = useMemo(() => ({ id: formId, faults: atFields }), [formId, atFields])

  useTitlePrefix(words.titlePrefix, hasProblem)
  const submitted = useFocusOnFault({ form, summary, busy, hasProblem, faults })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || running.current) return
    running.current = true
    try {
      const isTooLong = Object.keys(judge()).length > 0
      setHeldBack(isTooLong)
      if (!isTooLong) await onSubmit(event)
    } finally {
      running.current = false
      submitted()
    }
  }

  return (
    <FormStateProvider value={state}>
      <Fields
        ref={form}
        id={formId}
        noValidate
        action={action}
        aria-busy={busy}
        onInput={judge}
        onSubmit={(event) => void submit(event)}
      >
        {hasProblem ? <ErrorSummary ref={summary} form={form} refusal={refusal} faults={faults} /> : null}
        {children}
      </Fields>
    </FormStateProvider>
  )
}

import { styled } from '@mui/material/styles'
import { useId, useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { useTitlePrefix } from '../title.ts'
import { useUiWords } from '../words.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormStateProvider } from './form-context.ts'
import { useFocusOnFault } from './use-focus-on-fault.ts'

/** A refusal in words: what happened, and what it means for the reader. */
export interface RefusalView {
  readonly title: string
  readonly message?: string | undefined
}

interface FormProps {
  /** True while what was submitted is on its way; a second submit is then ignored. */
  busy: boolean
  /** Why the whole submit was refused, or undefined; demanded so that no form forgets it. */
  refusal: RefusalView | undefined
  /** What is wrong, by field name, in words; demanded for the same reason. */
  faults: Readonly<Record<string, string>>
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /** Where a plain GET form goes before its script has arrived. */
  action?: string
  id?: string
  children: ReactNode
}

const Fields = styled('form')({ display: 'flex', flexDirection: 'column', gap: 24, minWidth: 0 })

/**
 * The one form: what was typed is kept, faults are listed on top with links to their fields, the focus goes to the
 * first of them, the document's title says that there are some, and one press submits once.
 */
export function Form({ busy, refusal, faults, onSubmit, action, id, children }: FormProps) {
  const words = useUiWords()
  const ownId = useId()
  const formId = id ?? ownId
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const running = useRef(false)
  const hasFaults = Object.keys(faults).length > 0
  const hasProblem = hasFaults || refusal !== undefined
  const state = useMemo(() => ({ id: formId, faults }), [formId, faults])

  useTitlePrefix(words.titlePrefix, hasProblem)
  const submitted = useFocusOnFault({ form, summary, busy, hasProblem, faults })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || running.current) return
    running.current = true
    try {
      await onSubmit(event)
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
        onSubmit={(event) => void submit(event)}
      >
        {hasProblem ? <ErrorSummary ref={summary} form={form} refusal={refusal} faults={faults} /> : null}
        {children}
      </Fields>
    </FormStateProvider>
  )
}

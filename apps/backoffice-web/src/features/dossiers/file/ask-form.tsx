import type { RequirementCode } from '@puente/contract'
import { Button, Checkbox, DatePicker, Form, Select, TextArea } from '@puente/ui'
import { faultsOf, HttpError, refusalOf } from '@puente/web'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { words as documentWords } from '../../documents/words.ts'
import { customerFileMessages } from './messages.es.ts'
import { useAskDocument } from './queries.ts'
import { words } from './words.ts'
import { useDraft } from '../../../shell/use-draft.ts'

type Template = keyof typeof customerFileMessages.ask.templates
const templateKeys = Object.keys(customerFileMessages.ask.templates) as Template[]
const templates = templateKeys.map((value) => ({ value, label: words(`ask.templateNames.${value}`) }))
const templateFor = (value: string): Template | undefined => templateKeys.find((one) => one === value)

interface Typed {
  readonly code: RequirementCode | ''
  readonly template: string
  readonly message: string
  readonly dueOn: string
  readonly blocks: boolean
  readonly reason: string
}
const nothing: Typed = { code: '', template: '', message: '', dueOn: '', blocks: false, reason: '' }
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Messages for fields that are missing or invalid, by field name. */
function lacksOf({ code, message, dueOn, reason }: Typed): Record<string, string> {
  return {
    ...(code === '' ? { code: words('ask.missingWhat') } : {}),
    ...(message.trim().length < 3 ? { message: words('ask.missingMessage') } : {}),
    ...(dueOn === '' || isDay(dueOn) ? {} : { dueOn: words('ask.notADay') }),
    ...(reason.trim().length < 3 ? { reason: words('ask.missingReason') } : {}),
  }
}

interface AskFormProps {
  customerId: string
  /** The requirements that can be requested. */
  codes: readonly RequirementCode[]
  /** Whether the first field takes the focus, for a form opened by a key. */
  focused?: boolean
  onAsked: (code: RequirementCode) => void
  /** More buttons, shown below the form's own. */
  children?: ReactNode
}

/**
 * Requests a document from a customer, with a message for the customer, an optional due date, and an internal
 * reason for staff.
 */
export function AskForm({ customerId, codes, focused = false, onAsked, children }: AskFormProps) {
  const ask = useAskDocument(customerId)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) place.current?.querySelector('select')?.focus()
  }, [focused])
  const [typed, setTyped] = useDraft('ask-document', nothing, ask)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))

  function submit() {
    const found = lacksOf(typed)
    setFaults(found)
    const { code, blocks, reason, message, dueOn } = typed
    if (code === '' || Object.keys(found).length > 0) return ask.reset()
    const told = { reason: reason.trim(), message: message.trim() }
    ask.mutate(
      { code, blocks, ...told, ...(dueOn === '' ? {} : { dueOn }) },
      {
        onSuccess: () => {
          setTyped(nothing)
          onAsked(code)
        },
      },
    )
  }
  return (
    <div ref={place}>
      <Form
        busy={ask.isPending}
        refusal={refusalOf(ask.error)}
        faults={{ ...askFaultsOf(ask.error), ...faults }}
        onSubmit={submit}
      >
        <What codes={codes} typed={typed} onChange={change} />
        <Until typed={typed} onChange={change} />
        <TextArea
          name="reason"
          label={words('ask.reason')}
          hint={words('ask.reasonHint')}
          rows={2}
          maxLength={500}
          value={typed.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <Button type="submit" kind="primary" busy={ask.isPending} style={{ alignSelf: 'flex-start' }}>
          {words('ask.submit')}
        </Button>
        {children}
      </Form>
    </div>
  )
}

/** The server's faults as messages, by field; a due date that is too late has a message with the limit. */
const askFaultsOf = (error: Error | null): Record<string, string> => ({
  ...faultsOf(error),
  ...(error instanceof HttpError && error.problem?.fields?.some(({ fault }) => fault === 'too-far') === true
    ? { dueOn: words('ask.tooFar') }
    : {}),
})

/** The due date, and whether the request blocks sending. */
function Until({ typed, onChange }: Omit<WhatProps, 'codes'>) {
  return (
    <>
      <DatePicker
        name="dueOn"
        label={words('ask.dueOn')}
        hint={words('ask.dueHint')}
        optional
        value={typed.dueOn}
        onChange={(dueOn) => onChange({ dueOn })}
      />
      <Checkbox
        name="blocks"
        label={words('ask.blocks')}
        checked={typed.blocks}
        onChange={(event) => onChange({ blocks: event.target.checked })}
      />
    </>
  )
}

interface WhatProps {
  codes: readonly RequirementCode[]
  typed: Typed
  onChange: (part: Partial<Typed>) => void
}

/** The requested document and the message to the customer, which may start from a template. */
function What({ codes, typed, onChange }: WhatProps) {
  const options = codes.map((value) => ({ value, label: documentWords(`codes.${value}`) }))
  return (
    <>
      <Select
        name="code"
        label={words('ask.what')}
        placeholder={words('ask.choose')}
        options={options}
        value={typed.code}
        onChange={({ target }) => onChange({ code: codes.find((code) => code === target.value) ?? '' })}
      />
      <Select
        name="template"
        label={words('ask.template')}
        placeholder={words('ask.own')}
        options={templates}
        value={typed.template}
        onChange={({ target }) => {
          const template = templateFor(target.value)
          onChange({
            template: target.value,
            ...(template === undefined ? {} : { message: words(`ask.templates.${template}`) }),
          })
        }}
      />
      <TextArea
        name="message"
        label={words('ask.message')}
        hint={words('ask.messageHint')}
        rows={3}
        maxLength={500}
        value={typed.message}
        onChange={(event) => onChange({ message: event.target.value })}
      />
    </>
  )
}

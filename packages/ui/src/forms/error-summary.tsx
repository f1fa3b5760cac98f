import { styled } from '@mui/material/styles'
import { useId, useLayoutEffect, useState, type MouseEvent, type Ref, type RefObject } from 'react'
import { AlertIcon } from '../icons/index.tsx'
import { rem, v } from '../theme/vars.ts'
import { useUiWords } from '../words.ts'
import type { RefusalView } from './form.tsx'
import { faultyFields, fieldName } from './use-focus-on-fault.ts'

const Box = styled('div')({
  padding: 16,
  border: `1px solid ${v.bad}`,
  borderLeftWidth: 4,
  borderRadius: 10,
  backgroundColor: v.badSoft,
  '& h2': { display: 'flex', gap: 8, margin: 0, fontSize: rem(15), fontWeight: 600, lineHeight: 1.4 },
  '& h2 svg': { flex: 'none', color: v.bad },
  '& p': { margin: '4px 0 0 28px' },
  '& ul': { margin: '8px 0 0 28px', padding: 0, listStyle: 'none' },
  '& li + li': { marginTop: 4 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 3,
    color: v.bad,
    fontWeight: 500,
    textUnderlineOffset: 3,
    borderRadius: 4,
  },
})

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>
  form: RefObject<HTMLFormElement | null>
  refusal: RefusalView | undefined
  faults: Readonly<Record<string, string>>
}

/** The faults of a form, above it: each line links to its field, in the order of the page. */
export function ErrorSummary({ ref, form, refusal, faults }: ErrorSummaryProps) {
  const words = useUiWords()
  const titleId = useId()
  const [order, setOrder] = useState<readonly string[]>([])
  useLayoutEffect(() => setOrder(orderOnPage(form.current, faults)), [form, faults])

  function goTo(event: MouseEvent, name: string) {
    const control = faultyFields(form.current, faults).find((one) => fieldName(one) === name)
    if (control === undefined) return
    event.preventDefault()
    control.focus()
  }

  return (
    <Box ref={ref} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>
        <AlertIcon aria-hidden />
        {refusal?.title ?? words.summaryTitle}
      </h2>
      {refusal?.message === undefined ? null : <p>{refusal.message}</p>}
      {order.length === 0 ? null : (
        <ul>
          {order.map((name) => (
            <li key={name}>
              <a href="#" onClick={(event) => goTo(event, name)}>
                {faults[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

function orderOnPage(form: HTMLFormElement | null, faults: Readonly<Record<string, string>>): string[] {
  const onPage = faultyFields(form, faults).map((control) => String(fieldName(control)))
  return [...new Set([...onPage, ...Object.keys(faults)])]
}

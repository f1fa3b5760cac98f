import { readAmount, writeAmount, type ReadingFault } from '@puente/money'
import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { caretAfter, figuresIn, textAfter } from './amount-text.ts'

/** Who is still typing '12.500' passes by '12.50': a fault is told when the keys rest. */
const restMs = 600
/** More than any limit, less than the wire's eighteen digits with their decimals. */
const longestDigits = 15

interface Draft {
  readonly text: string
  /** What was said of it; another value from outside means that the text is no longer the owner's. */
  readonly said: string
}

interface AmountText {
  readonly shown: string
  /** Why what stands in the field is no amount; told once typing rests. */
  readonly fault: ReadingFault | undefined
  readonly ref: React.RefObject<HTMLInputElement | null>
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void
  onBlur(): void
}

/** The text of an amount field: its owner's own while they type, ours as soon as they leave it. */
export function useAmountText(value: string, decimals: number, say: (minor: string) => void): AmountText {
  const [draft, setDraft] = useState<Draft>()
  const [fault, setFault] = useState<ReadingFault>()
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const isOwn = draft !== undefined && draft.said === value
  const shown = isOwn ? draft.text : writeAmount(value, decimals)

  function giveUp(text: string, why: ReadingFault) {
    clearTimeout(resting.current)
    setFault(why)
    setDraft({ text, said: '' })
    say('')
  }

  return {
    shown,
    fault: isOwn ? fault : undefined,
    ref,
    onChange({ target }) {
      clearTimeout(resting.current)
      const text = textAfter(shown, target.value, decimals)
      if (figuresIn(text) > longestDigits) return
      const figures = figuresIn(target.value.slice(0, target.selectionStart ?? target.value.length))
      if (text !== target.value) caret.current = caretAfter(text, figures)
      const read = readAmount(text, decimals)
      if ('fault' in read) {
        setDraft({ text, said: value })
        resting.current = setTimeout(() => giveUp(text, read.fault), restMs)
        return
      }
      setFault(undefined)
      setDraft({ text, said: read.minor })
      if (read.minor !== value) say(read.minor)
    },
    onBlur() {
      if (!isOwn) return
      const read = readAmount(draft.text, decimals)
      if ('fault' in read) giveUp(draft.text, read.fault)
      else setDraft(undefined)
    },
  }
}

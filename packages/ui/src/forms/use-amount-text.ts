/* long: one hook over one text, its caret and its faults */
import { readAmount, writeAmount, type ReadingFault } from '@puente/money'
import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react'
import { caretAfter, figuresIn, textAfter } from './amount-text.ts'

/** While '12.500' is being typed it passes '12.50': faults are shown only after a pause, in ms. */
const restMs = 600
/** More digits than any limit, fewer than the 18 digits of the API, including decimals. */
const longestDigits = 15

type AmountFault = ReadingFault | 'too-long'

interface Draft {
  readonly text: string
  /** The value reported for this text; a different value from outside replaces the text. */
  readonly said: string
}

interface AmountText {
  readonly shown: string
  /** Why the text is not an amount, set after a pause in typing; or that a longer text was not taken. */
  readonly fault: AmountFault | undefined
  readonly ref: RefObject<HTMLInputElement | null>
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void
  onBlur(): void
  onSelect(): void
}

/** The text of an amount field: as typed while it has the focus, formatted after blur. */
export function useAmountText(value: string, decimals: number, say: (minor: string) => void): AmountText {
  const [draft, setDraft] = useState<Draft>()
  const [fault, setFault] = useState<AmountFault>()
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
  const isWhole = useRef(false)
  useKeptSelection(ref, isWhole, shown)

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
      isWhole.current = false
      const text = textAfter(shown, target.value, decimals)
      if (figuresIn(text) > longestDigits) {
        setFault('too-long')
        setDraft({ text: shown, said: value })
        return
      }
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
    onSelect() {
      const field = ref.current
      isWhole.current = field?.selectionStart === 0 && field.selectionEnd === field.value.length
    },
    onBlur() {
      isWhole.current = false
      if (!isOwn) return
      const read = readAmount(draft.text, decimals)
      if ('fault' in read) giveUp(draft.text, read.fault)
      else setDraft(undefined)
    },
  }
}

/**
 * Keeps the whole text of a focused field selected when it changes from outside, for example by a price: what is typed
 * next replaces it, unless the user was editing the text. An empty text counts as selected.
 */
function useKeptSelection(
  field: RefObject<HTMLInputElement | null>,
  isWhole: RefObject<boolean>,
  shown: string,
): void {
  useLayoutEffect(() => {
    if (isWhole.current) field.current?.select()
  }, [field, isWhole, shown])
}

import { useState, type RefObject } from 'react'
import { useUiWords } from '../words.ts'

type Faults = Readonly<Record<string, string>>

const none: Faults = {}

/** Faults of fields that are too long, by name. `judge` checks them again and returns the result. */
export function useTooLong(form: RefObject<HTMLFormElement | null>): {
  readonly tooLong: Faults
  readonly judge: () => Faults
} {
  const { tooLong: sentence } = useUiWords()
  const [tooLong, setTooLong] = useState(none)
  const judge = () => {
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-longest]')
    const found = Object.fromEntries([...(fields ?? [])].flatMap((field) => faultOf(field, sentence)))
    const isSame = JSON.stringify(found) === JSON.stringify(tooLong)
    if (!isSame) setTooLong(found)
    return found
  }
  return { tooLong, judge }
}

/** Counts code points, as the server does: an emoji is one character. */
function faultOf(
  { name, value, dataset }: HTMLInputElement | HTMLTextAreaElement,
  sentence: string,
): [string, string][] {
  const longest = Number(dataset['longest'])
  const typed = [...value].length
  if (typed <= longest) return []
  return [[name, sentence.replace('%longest%', String(longest)).replace('%typed%', String(typed))]]
}

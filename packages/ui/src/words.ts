import { createContext, useContext } from 'react'

/** The few texts that the kit itself says; an app gives them once, from its catalogue. */
export interface UiWords {
  /** What stands before the document's title while a form has faults, its space included. */
  readonly titlePrefix: string
  readonly summaryTitle: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly copy: string
  readonly copied: string
  readonly loading: string
  readonly skipToContent: string
  readonly close: string
  /** Stands beside the label of a field that may stay empty. */
  readonly optional: string
  /** Fault of a field that is too long: {longest} and {typed} are numbers of characters. */
  readonly tooLong: string
  /** Beside an amount with decimals in a currency that has none. */
  readonly amountNoDecimals: string
  /** Beside an amount whose points and commas can be read in two ways. */
  readonly amountSeparators: string
}

const WordsContext = createContext<UiWords | undefined>(undefined)

export const UiWordsProvider = WordsContext.Provider

/** The kit's texts; it throws outside UiProvider, because a control without words is a mistake. */
export function useUiWords(): UiWords {
  const words = useContext(WordsContext)
  if (words === undefined) throw new Error('UiProvider is missing above this component')
  return words
}

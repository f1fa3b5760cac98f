import { createContext, useContext } from 'react'

/** The texts of the kit itself; an app provides them once, from its catalogue. */
export interface UiWords {
  /** The prefix of the document's title while a form has faults, including its space. */
  readonly titlePrefix: string
  readonly summaryTitle: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly copy: string
  readonly copied: string
  readonly loading: string
  readonly skipToContent: string
  readonly close: string
  /** Beside the label of an optional field. */
  readonly optional: string
  /** Fault of a field that is too long: %longest% and %typed% are numbers of characters. */
  readonly tooLong: string
  /** Beside an amount with decimals in a currency without any. */
  readonly amountNoDecimals: string
  /** Beside an amount that was not taken because it has too many digits. */
  readonly amountTooLong: string
  /** Beside an amount with ambiguous separators. */
  readonly amountSeparators: string
  /** In place of a plot without rows. */
  readonly noFigures: string
}

const WordsContext = createContext<UiWords | undefined>(undefined)

export const UiWordsProvider = WordsContext.Provider

/** The kit's texts; throws outside UiProvider, because controls need them. */
export function useUiWords(): UiWords {
  const words = useContext(WordsContext)
  if (words === undefined) throw new Error('UiProvider is missing')
  return words
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'
import { chileanWords } from './chilean-words.ts'

/** A typed password and the data known about its owner. */
export interface Guess {
  readonly typed: string
  readonly words: readonly string[]
}

/** Why a password is weak: the type of the pattern that covers most of it. */
export type GuessFault =
  'too-common' | 'about-you' | 'keyboard-pattern' | 'repeats' | 'sequence' | 'guessable'

/** An attacker with the stolen hash makes this many guesses in days. */
const LEAST_GUESSES_LOG10 = 10
/** The time of the estimate grows with the cube of the length. A strong prefix suffices. */
const JUDGED_CHARACTERS = 40
const SHORTEST_WORD = 3

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...spanish, 'words-cl': chileanWords },
  graphs: adjacencyGraphs,
})

/** Sorted. Each entry is the first 32 bits of the SHA-256 of a breached password in lower case. */
const breached: Uint32Array = readBreached()

function readBreached(): Uint32Array {
  const file = path.join(import.meta.dirname, 'breached-passwords.txt')
  const bytes = Buffer.from(readFileSync(file, 'latin1').replace(/^#.*$/gm, ''), 'base64')
  const hashes = new Uint32Array(bytes.length / 4)
  for (let at = 0; at < hashes.length; at++) hashes[at] = bytes.readUInt32BE(at * 4)
  return hashes
}

function isBreached(typed: string): boolean {
  const hash = createHash('sha256').update(typed.toLowerCase()).digest().readUInt32BE(0)
  let [from, to] = [0, breached.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((breached[middle] ?? 0) < hash) from = middle + 1
    else to = middle
  }
  return breached[from] === hash
}

/**
 * Why a password is easy to guess, or undefined. Runs on a thread, because the estimate computes for tens of
 * milliseconds.
 */
export function guess({ typed, words }: Guess): GuessFault | undefined {
  // Separators hide a pattern from the estimate but not from an attacker.
  const spellings = [...new Set([typed, typed.replaceAll(/[^\p{L}\p{N}]/gu, '')])]
  if (spellings.some(isBreached)) return 'too-common'
  const known = [...new Set(words.map((word) => word.toLowerCase()))].filter(
    ({ length }) => length >= SHORTEST_WORD,
  )
  const weak = spellings
    .map((spelling) => estimator.check([...spelling].slice(0, JUDGED_CHARACTERS).join(''), known))
    .find(({ guessesLog10 }) => guessesLog10 < LEAST_GUESSES_LOG10)
  return weak && faultOf(weak)
}

function faultOf({ sequence }: ZxcvbnResult): GuessFault {
  const [largest] = sequence
    .filter(({ pattern }) => pattern !== 'bruteforce' && pattern !== 'separator')
    .toSorted((one, other) => other.token.length - one.token.length)
  switch (largest?.pattern) {
    case 'repeat':
      return 'repeats'
    case 'spatial':
      return 'keyboard-pattern'
    case 'sequence':
      return 'sequence'
    case 'dictionary': {
      const dictionary: unknown = largest['dictionaryName']
      if (dictionary === 'userInputs') return 'about-you'
      return dictionary === 'passwords-common' ? 'too-common' : 'guessable'
    }
    default:
      return 'guessable'
  }
}

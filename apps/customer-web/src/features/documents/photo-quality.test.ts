import { expect, test } from 'vitest'
import { doubtsOf } from './photo-quality.ts'

const width = 40
const picture = (grey: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: width * 30 }, (_none, at) => grey(at % width, Math.floor(at / width)))
const print = (x: number, y: number) => ((x + y) % 4 < 2 ? 60 : 200)
const large = { longerSide: 1600 }

test.each([
  ['sharp print in good light', picture(print), large, []],
  ['the same, far away', picture(print), { longerSide: 640 }, ['small']],
  ['in the dark', picture((x, y) => print(x, y) / 5), large, ['dark']],
  ['in full sun', picture((x, y) => 230 + print(x, y) / 9), large, ['bright']],
  ['shaken', picture((x) => 100 + x), large, ['blurry']],
] as const)('%s', (_what, grey, size, doubts) => {
  expect(doubtsOf(grey, width, size)).toEqual(doubts)
})

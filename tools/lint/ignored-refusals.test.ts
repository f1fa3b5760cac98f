import { expect, test } from 'vitest'
import { writeTree } from '../test/write-tree.ts'
import { ignoredRefusals } from './ignored-refusals.ts'

const verbs = `interface Refusal { readonly refused: string }
interface Verdict { readonly id: string; readonly verdict: string }
declare function createTransfer(): Promise<{ id: string } | Refusal>
declare function post(): Promise<readonly Verdict[]>
type PostVerdict = { code: 'done' } | { code: 'no-account'; account: string }
type CloseVerdict = 'done' | 'not-empty'
declare function book(): Promise<PostVerdict[]>
declare function close(): Promise<CloseVerdict[]>
declare function checkLimit(): Refusal | undefined
declare function record(): Promise<void>
declare const ready: boolean
let kept: unknown
`

function faultsOf(body: string): string[] {
  const root = writeTree({
    'tsconfig.json':
      '{"compilerOptions":{"strict":true,"target":"es2024","module":"nodenext","types":[]},"include":["src"]}',
    'package.json': '{"type":"module"}',
    'src/x.ts': `${verbs}export async function f() {\n${body}\nreturn kept\n}\n`,
  })
  return ignoredRefusals(root)
}

test.each([
  [
    'a use case awaited, its result ignored',
    'await createTransfer()',
    'createTransfer is ignored, and it may be a refusal',
  ],
  ['a use case not awaited', 'createTransfer()', 'may be a refusal'],
  ['a use case after void', 'void createTransfer()', 'may be a refusal'],
  ['verdicts', 'await post()', 'post is ignored, and it holds verdicts'],
  ['verdicts known by their type', 'await book()', 'holds verdicts'],
  ['verdicts that are words', 'await close()', 'holds verdicts'],
  ['a pure rule', 'checkLimit()', 'may be a refusal'],
  ['a verb in a branch', 'ready ? await createTransfer() : await record()', 'may be a refusal'],
  ['a verb behind a condition', 'ready && (await createTransfer())', 'may be a refusal'],
  ['several use cases', 'await Promise.all([record(), createTransfer()])', 'may hold refusals'],
  ['inside a nested function', 'kept = async () => { await createTransfer() }', 'may be a refusal'],
])('an ignored refusal is reported: %s', (_name, body, fault) => {
  const faults = faultsOf(body)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^src\/x\.ts:14: /)
  expect(faults[0]).toContain(fault)
})

test('results that are used, and calls without a result: no faults', () => {
  expect(
    faultsOf('await record()\nkept = await createTransfer()\nconst said = await post()\nreturn said'),
  ).toEqual([])
})

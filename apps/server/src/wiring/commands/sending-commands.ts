import { isRefusal } from '@puente/contract'
import { differenceExplanations } from '@puente/contract/staff'
import {
  compareInstructions,
  differences,
  explainReference,
  readGate,
  type Difference,
} from '../../modules/instructions/index.ts'
import type { Config } from '../../platform/config/index.ts'
import type { Runtime } from '../../platform/work.ts'
import { comparedWith } from '../rules/compared-with.ts'
import { portsOf } from '../ports.ts'

export type Command = (runtime: Runtime, config: Config, args: readonly string[]) => Promise<number>

const actor = { kind: 'system', name: 'ledger-command' } as const
const NAMED_MAX = 1000

/** Writes one line to standard error. Returns the exit code of a command that found a fault. */
export function fail(words: string): number {
  process.stderr.write(`${words}\n`)
  return 1
}

const lineOf = (one: Difference): string =>
  [
    one.reference,
    `${one.kind} ${one.amountMinor} ${one.currency}`,
    `${one.status} at ${one.partner}, ordered ${one.orderedAt.toISOString()}`,
    one.standing,
    one.explanation ?? 'NOT EXPLAINED',
  ].join('  ')

/** Commands about instructions that partners list and the books have not sent. */
export const sendingCommands: Readonly<Record<string, Command>> = {
  compare: async (runtime, config) => {
    const isRead = await compareInstructions(runtime, comparedWith(portsOf(config, runtime)))
    const { state, found } = await runtime.work(actor, async (work) => ({
      state: (await readGate(work)).state,
      found: await differences(work, NAMED_MAX),
    }))
    for (const one of found) process.stdout.write(`${lineOf(one)}\n`)
    if (!isRead) return fail('a partner’s list could not be read to its end')
    if (state === 'closed') return fail('sending is closed: explain each difference, then two people open it')
    process.stdout.write('sending is open\n')
    return 0
  },
  explain: async (runtime, _config, [reference = '', word = '', ...note]) => {
    const explanation = differenceExplanations.find((one) => one === word)
    if (explanation === undefined || note.length === 0)
      return fail('explain needs REFERENCE EXPLANATION NOTE')
    const done = await runtime.work(actor, (work) =>
      explainReference(work, reference, explanation, note.join(' ')),
    )
    if (isRefusal(done)) return fail(`not explained: ${done.refused}`)
    process.stdout.write(`explained ${reference} as ${explanation}\n`)
    return 0
  },
}

import { writeFileSync } from 'node:fs'
import { fromWireId } from '@puente/contract'
import { snapshotsOf } from '@puente/ledger'
import {
  currentKey,
  exportedRoot,
  keyNamed,
  prove,
  publicKeyOf,
  replayBooks,
  rootOfDay,
} from '../../modules/evidence/index.ts'
import { readConfig } from '../start/read-config.ts'
import { openRuntime } from '../runtime.ts'
import { fail, sendingCommands, type Command } from './sending-commands.ts'

const actor = { kind: 'system', name: 'ledger-command' } as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const USAGE = `npm run ledger -- verify               replays all books and their tamper evidence, and names the first wrong rows
npm run ledger -- root YYYY-MM-DD [FILE]   writes the signed root of a day
npm run ledger -- proof ID [FILE]          writes the proof of a transfer (trf_…), or of a journal or subject (uuid)
npm run ledger -- key                      prints the public key that checks roots and proofs
npm run ledger -- compare                  reads the partners' lists and names what the books have not sent
npm run ledger -- explain REFERENCE same-instruction|already-done|not-ours NOTE
                                           explains one difference; two members of staff open sending`

function hand(value: unknown, file: string | undefined): number {
  const text = `${JSON.stringify(value, null, 2)}\n`
  if (file === undefined) process.stdout.write(text)
  else writeFileSync(file, text)
  return 0
}

const commands: Readonly<Record<string, Command>> = {
  ...sendingCommands,
  verify: async (runtime, { secrets }) => {
    const say = (line: string) => process.stdout.write(`${line}\n`)
    const { faults, height } = await replayBooks(runtime, secrets, snapshotsOf(runtime.pool), {
      isWhole: true,
      onProgress: ({ check, done, total }) => {
        if (check !== undefined) say(`${done + 1}/${total} ${check}`)
      },
    })
    for (const { check, promise, wrongRows, first } of faults)
      fail(`BROKEN ${check}: ${promise}; ${wrongRows} wrong, the first: ${first}`)
    if (faults.length > 0) return fail(`${faults.length} promises of the books are broken`)
    say(`the books are whole, and recorded up to block ${height}`)
    return 0
  },
  root: async (runtime, { secrets }, [day = '', file]) => {
    const root = /^\d{4}-\d{2}-\d{2}$/.test(day)
      ? await runtime.work(actor, (work) => rootOfDay(work, secrets.rootKeys, day))
      : undefined
    const key = root === undefined ? undefined : keyNamed(secrets.rootKeys, root.keyId)
    if (root === undefined) return fail(`no block is of "${day}"`)
    if (key === undefined) return fail(`no key "${root.keyId}" is configured, which signed that day`)
    return hand(exportedRoot(root, key), file)
  },
  proof: async (runtime, { secrets }, [id = '', file]) => {
    const about = UUID.test(id) ? id : fromWireId('transfer', id)
    if (about === undefined) return fail(`"${id}" is no id of a transfer or a journal`)
    const proof = await runtime.work(actor, (work) => prove(work, secrets.rootKeys, about))
    return proof === undefined ? fail(`nothing was written about ${id}`) : hand(proof, file)
  },
  key: async (_runtime, { secrets }) => {
    process.stdout.write(`${publicKeyOf(currentKey(secrets.rootKeys))}\n`)
    return 0
  },
}

/**
 * The operator's console commands for the books. Exit code 0: the check holds, 1: it does not, 2: it could not run.
 */
export async function runLedger([name = '', ...args]: readonly string[]): Promise<void> {
  const command = commands[name]
  if (command === undefined) {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = 2
    return
  }
  process.exitCode = await answered(command, args).catch((error: unknown) => {
    process.stderr.write(
      `the books could not be read: ${error instanceof Error ? error.message : String(error)}\n`,
    )
    return 2
  })
}

async function answered(command: Command, args: readonly string[]): Promise<number> {
  const config = await readConfig()
  const { runtime, close } = await openRuntime(config, 'ledger')
  try {
    return await command(runtime, config, args)
  } finally {
    await close()
  }
}

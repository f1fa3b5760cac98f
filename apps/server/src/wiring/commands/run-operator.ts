import input from '@inquirer/input'
import { isRefusal, toWireId } from '@puente/contract'
import { readinessItems, type ReadinessKey } from '@puente/contract/staff'
import { Command } from 'commander'
import { unknownPassword } from '../../modules/access/index.ts'
import {
  inviteFirstAdministrator,
  inviteFirstAdministratorAgain,
  registerAdministratorAgain,
  type InvitedAdministrator,
} from '../../modules/staff-members/index.ts'
import { blockingCount, keepChecks, runChecks, standingItems } from '../../modules/readiness/index.ts'
import type { Config } from '../../platform/config/index.ts'
import { rotationState } from '../../platform/data/indexes/index-rotation.ts'
import { reEncryptedSince } from '../../platform/data/encryption/re-encrypt-once.ts'
import { retryDeadEvents } from '../../platform/events/dead-events.ts'
import type { Runtime } from '../../platform/work.ts'
import { encryptedColumns } from '../housekeeping.ts'
import { indexKeyText } from './index-key-text.ts'
import { indexesWithoutText } from '../indexed-tables.ts'
import { countPendingMigrations } from '../start/pending-migrations.ts'
import { portsOf } from '../ports.ts'
import { readConfig } from '../start/read-config.ts'
import { readinessChecks } from '../readiness-checks.ts'
import { openRuntime } from '../runtime.ts'
import { refuseForeignDatabase, refuseForeignKeys, requireIndexKeys } from '../start/start-guard.ts'
import { wrapKey } from './wrap-key.ts'

const actor = { kind: 'system', name: 'operator-command' } as const

/** Why a command did nothing, as a sentence for the console. Exit code 1. */
class CommandProblem extends Error {}

interface Asked {
  readonly name?: string
  readonly email?: string
  readonly json?: boolean
}

/** The value of a flag; without it, asks at the console. Throws when there is no console. */
async function given(value: string | undefined, flag: string, question: string): Promise<string> {
  const text = value ?? (process.stdin.isTTY ? await input({ message: question }) : '')
  if (text.trim() === '') throw new CommandProblem(`${flag} is missing.`)
  return text.trim()
}

/** Runs an operation on the production database of this configuration. Refuses a sandbox and pending migrations. */
async function onDatabase<Result>(
  run: (runtime: Runtime, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = await readConfig()
  if (config.environment === 'sandbox')
    throw new CommandProblem('The sandbox has its own staff: set ENVIRONMENT=production.')
  const { runtime, close } = await openRuntime(config, 'operator')
  try {
    if ((await countPendingMigrations(runtime.pool)) > 0)
      throw new CommandProblem('The database is not migrated to this version: run `npm run migrate` first.')
    await refuseForeignDatabase(config, runtime)
    await refuseForeignKeys(config, runtime)
    await requireIndexKeys(runtime)
    return await run(runtime, config)
  } finally {
    await close()
  }
}

/** Writes the link, which contains the code in its fragment: browsers do not send that part. */
function writeLink({ backofficeUrl }: Config, invited: InvitedAdministrator, asJson: boolean): void {
  const { id, email, code, expiresAt } = invited
  const link = `${new URL(`/invitations/${toWireId('staff', id)}`, backofficeUrl).href}#${code}`
  process.stdout.write(
    asJson
      ? `${JSON.stringify({ email, link, expiresAt: expiresAt.toISOString() })}\n`
      : `${email} opens the account of an administrator with this link:

  ${link}

It works once, until ${expiresAt.toISOString()}, and is shown only here. It asks for a password and a second factor.
`,
  )
}

const refusalTexts = {
  'staff-known': 'This e-mail has an account.',
  'mail-domain-refused': 'The staff rules do not allow the domain of this e-mail.',
  'fields-wrong': '--email is not an e-mail address.',
} as const

async function init({ name, email, json }: Asked): Promise<void> {
  await onDatabase(async (runtime, config) => {
    const administrator = {
      name: await given(name, '--name', 'Name of the first administrator'),
      email: await given(email, '--email', 'E-mail of the first administrator'),
      password: await unknownPassword(),
    }
    const invited = await runtime.work(actor, (work) => inviteFirstAdministrator(work, administrator))
    if (invited === undefined)
      throw new CommandProblem(
        'The operator has staff already: administrators invite others in the back office. `operator link` replaces a link that was not opened.',
      )
    if (isRefusal(invited)) throw new CommandProblem(refusalTexts[invited.refused])
    writeLink(config, invited, json === true)
  })
}

async function link({ json }: Asked): Promise<void> {
  await onDatabase(async (runtime, config) => {
    const invited = await runtime.work(actor, inviteFirstAdministratorAgain)
    if (invited === undefined)
      throw new CommandProblem(
        'No first administrator waits for a link: the account was opened, or never made.',
      )
    writeLink(config, invited, json === true)
  })
}

async function registerAgain({ email, json }: Asked): Promise<void> {
  await onDatabase(async (runtime, config) => {
    const address = await given(email, '--email', 'E-mail of the administrator')
    const invited = await runtime.work(actor, (work) => registerAdministratorAgain(work, address))
    if (invited === 'nobody') throw new CommandProblem('No administrator signs in with this e-mail.')
    if (invited === 'others')
      throw new CommandProblem(
        'Another administrator is active: propose it on the page of the person in the back office; a second person confirms.',
      )
    writeLink(config, invited, json === true)
  })
}

const readinessTexts: Readonly<Record<ReadinessKey, string>> = {
  keys: 'keys of the product are not public',
  tls: 'public addresses use TLS',
  proxies: 'trusted proxies are named',
  clocks: 'clocks of this machine and the database agree',
  worker: 'worker and relay run',
  mail: 'a mail was accepted by the server',
  sms: 'an SMS was accepted by the gateway',
  staff: 'each role but support has a person with a second factor',
  bank: 'the bank answers our key',
  rails: 'the payout partner answers our key',
  rates: 'the rate feed answers our key',
  names: 'the screening service answers our key',
  registry: 'the civil registry answers our key',
  terms: 'terms of use and privacy notice were decided by two people',
  'payin-account': 'the account that takes payments is set',
  prices: 'a corridor has a price',
  funds: 'an account abroad has money',
  sending: 'instructions to partners agree with the books',
  backups: 'the database has a verified backup, or BACKUPS_ELSEWHERE names what makes it',
}

const factsText = (facts: Readonly<Record<string, string>>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${value.replaceAll(',', ', ')}`)
    .join('; ')

/** Checks everything, stores the results for the back office, and prints them. Exit code 1 when a blocking item fails. */
async function isReady({ json }: Asked): Promise<void> {
  await onDatabase(async (runtime, config) => {
    const checked = await runChecks(runtime, readinessChecks(config, portsOf(config, runtime)))
    const items = await runtime.work(actor, async (work) => {
      await keepChecks(work, checked)
      return standingItems(work)
    })
    const missing = blockingCount(items)
    const line = ({ key, state, facts }: (typeof items)[number]) =>
      [
        state === 'ok' ? 'ok     ' : readinessItems[key].blocking ? 'MISSING' : 'advised',
        readinessTexts[key],
        factsText(facts) === '' ? '' : `(${factsText(facts)})`,
      ]
        .join('  ')
        .trimEnd()
    const summary =
      missing === 0 ? 'Everything that blocks is settled.' : `${missing} to settle before the operator sells.`
    process.stdout.write(
      json === true
        ? `${JSON.stringify({ missing, items })}\n`
        : `${items.map(line).join('\n')}\n\n${summary}\n`,
    )
    if (missing > 0) process.exitCode = 1
  })
}

async function retryEvents(): Promise<void> {
  const count = await onDatabase(retryDeadEvents)
  process.stdout.write(`${count} jobs with events that were given up are tried again.\n`)
}

/** Prints the keys of blind indexes, and how far their rotation has come. */
async function showIndexKeys({ json }: Asked): Promise<void> {
  await onDatabase(async (runtime) => {
    const state = await runtime.work(actor, (work) => rotationState(work, indexesWithoutText))
    const shown = { ...state, endingWithKey: Object.fromEntries(state.endingWithKey) }
    process.stdout.write(
      json === true ? `${JSON.stringify(shown)}\n` : indexKeyText(state, runtime.vault.indexKeys[0]?.id),
    )
  })
}

/** Prints whether values of a former encryption key may be left. */
async function showReEncryption(): Promise<void> {
  await onDatabase(async (runtime) => {
    const since = await reEncryptedSince(runtime, encryptedColumns)
    process.stdout.write(
      since === undefined
        ? 'The worker is encrypting values again: keep the former keys.\n'
        : `Since ${since.toISOString().slice(0, 16)} no value of a former key is left: the keys after the first may be removed.\n`,
    )
  })
}

async function wrap(variable: string): Promise<void> {
  const result = await wrapKey(variable, process.stdin)
  if ('refused' in result) throw new CommandProblem(result.refused)
  process.stdout.write(`${result.wrapped}\n`)
}

/** The commands that let an administrator in. */
function addInvitations(program: Command): void {
  program
    .command('init')
    .description('invites the first administrator, and prints the link that opens the account; works once')
    .option('--name <name>', 'first and last name; asked for when missing')
    .option('--email <address>', 'e-mail to sign in with; asked for when missing')
    .option('--json', 'prints {email, link, expiresAt}')
    .action(init)
  program
    .command('link')
    .description('replaces the link of a first administrator who has not opened the account')
    .option('--json', 'prints {email, link, expiresAt}')
    .action(link)
  program
    .command('register-again')
    .description(
      'lets the only administrator, who lost the password or the second factor, set new ones; prints the link',
    )
    .option('--email <address>', 'e-mail of the administrator; asked for when missing')
    .option('--json', 'prints {email, link, expiresAt}')
    .action(registerAgain)
}

/** The operator's commands for an installation. Exit code 0: done, 1: refused or failed, with a sentence. */
export async function runOperator(argv: readonly string[]): Promise<void> {
  const program = new Command('npm run operator --')
    .description('Opens an installation for business.')
    .showHelpAfterError()
  addInvitations(program)
  program
    .command('ready')
    .description(
      'checks everything that the operator needs before it sells; exit code 1 while something blocks',
    )
    .option('--json', 'prints {missing, items}')
    .action(isReady)
  program
    .command('retry-events')
    .description('tries events again that were given up, once the cause is removed')
    .action(retryEvents)
  program
    .command('index-key')
    .description(
      'shows the keys of blind indexes, which of them may be removed, and the progress of a rotation',
    )
    .option('--json', 'prints {keys, tables, endingWithKey}')
    .action(showIndexKeys)
  program
    .command('encryption-key')
    .description('shows whether the former keys of ENCRYPTION_KEYS may be removed')
    .action(showReEncryption)
  program
    .command('wrap-key')
    .argument('<variable>', 'the variable that the key is for')
    .description(
      'reads a key from standard input, base64 of 32 bytes, and prints it wrapped by the configured KMS; needs no database',
    )
    .action(wrap)
  try {
    await program.parseAsync([...argv])
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

import input from '@inquirer/input'
import { isRefusal, toWireId } from '@puente/contract'
import { functionFiles, migrationFiles, pendingMigrations } from '@puente/postgres'
import { Command } from 'commander'
import { unknownPassword } from '../modules/access/index.ts'
import {
  inviteFirstAdministrator,
  inviteFirstAdministratorAgain,
  type FirstAdministrator,
} from '../modules/staff-members/index.ts'
import { loadConfig, type Config } from '../platform/config/index.ts'
import type { Runtime } from '../platform/work.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openRuntime } from './runtime.ts'
import { refuseForeignDatabase, refuseForeignKeys } from './start-guard.ts'

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
  const config = loadConfig()
  if (config.environment === 'sandbox')
    throw new CommandProblem('The sandbox has its own staff: set ENVIRONMENT=production.')
  const { runtime, close } = await openRuntime(config, 'operator')
  try {
    const pending = await pendingMigrations(
      runtime.pool,
      migrationFiles(migrationsFolder),
      functionFiles(migrationsFolder),
    )
    if (pending.length > 0)
      throw new CommandProblem('The database is not migrated to this version: start Puente first.')
    await refuseForeignDatabase(config, runtime)
    await refuseForeignKeys(config, runtime)
    return await run(runtime, config)
  } finally {
    await close()
  }
}

/** Writes the link, which contains the code in its fragment: browsers do not send that part. */
function writeLink({ backofficeUrl }: Config, invited: FirstAdministrator, asJson: boolean): void {
  const { id, email, code, expiresAt } = invited
  const link = `${new URL(`/invitations/${toWireId('staff', id)}`, backofficeUrl).href}#${code}`
  process.stdout.write(
    asJson
      ? `${JSON.stringify({ email, link, expiresAt: expiresAt.toISOString() })}\n`
      : `${email} opens the account of the first administrator with this link:

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

/** The operator's commands for an installation. Exit code 0: done, 1: refused or failed, with a sentence. */
export async function runOperator(argv: readonly string[]): Promise<void> {
  const program = new Command('npm run operator --')
    .description('Opens an installation for business.')
    .showHelpAfterError()
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
  try {
    await program.parseAsync([...argv])
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

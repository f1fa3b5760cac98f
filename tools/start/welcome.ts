import type { StartConfig } from './config.ts'
import type { SignIn } from './seed.ts'

/** The console's text once everything is ready: the addresses, and who can sign in. */
export function welcome(config: StartConfig, seconds: string, signIn: SignIn | undefined): string {
  const { PORT, BACKOFFICE_PORT, SANDBOX_PORT } = config.ports
  const addresses: readonly (readonly [string, string])[] = [
    ['Customer web', `http://localhost:${PORT}`],
    ['Back office', `http://localhost:${BACKOFFICE_PORT}`],
    ...(config.environment === 'sandbox' ? [['Sandbox', `http://localhost:${SANDBOX_PORT}`] as const] : []),
    ['API docs', `http://localhost:${PORT}/api/docs`],
    ['Staff API docs', `http://localhost:${BACKOFFICE_PORT}/api/docs`],
  ]
  return [
    '',
    `Puente is ready (${seconds} s)`,
    '',
    ...table(addresses),
    ...people(signIn),
    '',
    `Data and logs: ${config.dataFolder}. Ctrl-C ends everything.`,
  ].join('\n')
}

function people(signIn: SignIn | undefined): readonly string[] {
  if (signIn === undefined) return []
  const rows = signIn.people.map((person) => [person.role, person.email] as const)
  return ['', `Who can sign in, all with the password ${signIn.password}:`, ...table(rows)]
}

function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`)
}

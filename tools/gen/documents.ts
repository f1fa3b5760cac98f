import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { modules, workspaces } from '../matrix.ts'

/** The text with the part between the two markers replaced. Throws when a marker is missing. */
export function between(text: string, marker: string, content: string): string {
  const begin = `<!-- ${marker}: written by npm run gen -->`
  const end = `<!-- /${marker} -->`
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`the markers of "${marker}" are missing`)
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`
}

/** docs/ARCHITECTURE.md with the current matrix: the allowed imports of every existing module. */
export function architecture(root: string): string {
  const text = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')
  return between(between(text, 'modules', modulePicture(root)), 'workspaces', workspaceTable())
}

function modulePicture(root: string): string {
  const standing = Object.entries(modules).filter(([name]) =>
    existsSync(join(root, 'apps/server/src/modules', name, 'index.ts')),
  )
  const ranks = [...new Set(standing.map(([, row]) => row.rank))].toSorted((one, other) => other - one)
  const rows = ranks.flatMap((rank) =>
    standing
      .filter(([, row]) => row.rank === rank)
      .map(([name, row]) => {
        const imports = row.imports.filter(
          (other) => other === 'ledger' || standing.some(([known]) => known === other),
        )
        return `| ${rank} | \`${name}\` | ${row.promise} | ${importsText(imports, row)} |`
      }),
  )
  return ['| rank | module | what it promises | imports |', '|---|---|---|---|', ...rows].join('\n')
}

function importsText(imports: readonly string[], row: (typeof modules)[string]): string {
  const words = imports.map((name) => `\`${name}\``)
  if (row.hearsEveryone === true) words.push('event types of everyone')
  if (row.readsEveryone === true) words.push('views of everyone')
  return words.length === 0 ? '–' : words.join(', ')
}

function workspaceTable(): string {
  const rows = Object.values(workspaces).map(
    ({ folder, promise, imports }) =>
      `| \`${folder}\` | ${promise} | ${imports.length === 0 ? '–' : imports.map((name) => `\`${name}\``).join(', ')} |`,
  )
  return ['| workspace | what it promises | imports |', '|---|---|---|', ...rows].join('\n')
}

interface Edge {
  readonly from: string
  readonly to: string
  readonly event: string
}

/** docs/transfer-states.md from the transitions that `advance` uses; undefined while there are none. */
export async function transferStates(root: string): Promise<string | undefined> {
  const { transferEdges } = await loaded<{ transferEdges: readonly Edge[] }>(
    root,
    'apps/server/src/modules/transfers/transfer.ts',
  )
  if (transferEdges === undefined) return undefined
  const lines = transferEdges.map(
    ({ from, to, event }) => `  ${stateName(from)} --> ${stateName(to)}: ${event}`,
  )
  const states = [...new Set(transferEdges.flatMap(({ from, to }) => [from, to]))]
  const names = states
    .filter((state) => state.includes('-'))
    .map((state) => `  state "${state}" as ${stateName(state)}`)
  return [
    '# States of a transfer',
    '',
    'Written by `npm run gen` from `apps/server/src/modules/transfers/transfer.ts`; `advance` is the only mover.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...names,
    ...lines,
    '```',
    '',
  ].join('\n')
}

/** Mermaid parses a hyphen as the start of an arrow. */
const stateName = (state: string) => state.replaceAll('-', '_')

interface Variable {
  readonly name: string
  readonly description: string
  readonly default: string
  readonly secret: boolean
}

/** docs/configuration.md from the table that the configuration reads; undefined while there is none. */
export async function configuration(root: string): Promise<string | undefined> {
  const { variables } = await loaded<{ variables: readonly Variable[] }>(
    root,
    'apps/server/src/platform/config/variables.ts',
  )
  if (variables === undefined) return undefined
  const rows = variables.map(
    ({ name, description, default: byDefault, secret }) =>
      `| \`${name}\` | ${description} | ${byDefault} | ${secret ? 'yes' : ''} |`,
  )
  return [
    '# Configuration',
    '',
    'Written by `npm run gen` from `apps/server/src/platform/config/variables.ts`. No variable is required to run: with',
    'none set, `npm start` is the whole company in a box. Values are read once at the start, checked together, and a',
    'start that cannot hold says every fault at once. Secrets are never printed.',
    '',
    'Each secret may be in a file instead: `NAME_FILE` is the path of a file of at most 64 kB with the value of `NAME`.',
    '',
    '| variable | what it says | when it is empty | secret |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

async function loaded<Exports extends object>(root: string, path: string): Promise<Partial<Exports>> {
  const file = join(root, path)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Partial<Exports>) : {}
}

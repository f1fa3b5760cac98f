import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IFlattenedRuleSet } from 'dependency-cruiser'
import { modules, proofs, webFolder, webRanks, workspaces, type ModuleRow } from '../matrix.ts'

type Rule = NonNullable<IFlattenedRuleSet['forbidden']>[number]

const server = '^apps/server/src/'
const inModules = `${server}modules/`
const proofPaths = proofs.map((pattern) => pattern.source)
const anyOf = (names: readonly string[]) => `(${names.join('|')})`

/** Every import rule of the matrix in dependency-cruiser's format; the packages' exports are read at `root`. */
export function rulesOf(root: string): IFlattenedRuleSet {
  return {
    forbidden: [
      ...Object.entries(modules).flatMap(([name, row]) => moduleRules(name, row)),
      ...serverRules,
      ...Object.keys(workspaces).map((name) => workspaceRule(root, name)),
      ...Object.keys(webRanks).flatMap(webRules),
      ...generalRules,
    ],
  }
}

function moduleRules(name: string, row: ModuleRow): Rule[] {
  const own = `${inModules}${name}/`
  const listed = row.imports.filter((other) => other !== 'ledger')
  const faces = [own]
  if (listed.length > 0) faces.push(`${inModules}${anyOf(listed)}/(index|events)[.]ts$`)
  if (row.hearsEveryone === true) faces.push(`${inModules}[^/]+/events[.]ts$`)
  const from = { path: own, pathNot: proofPaths }
  const rules: Rule[] = [
    forbid(`module-${name}`, from, { path: inModules, pathNot: faces }),
    forbid(`events-are-types-${name}`, from, {
      path: `${inModules}[^/]+/events[.]ts$`,
      pathNot: own,
      dependencyTypesNot: ['type-only'],
    }),
  ]
  if (!row.imports.includes('ledger'))
    rules.push(forbid(`ledger-not-in-row-${name}`, from, { path: '^packages/ledger/' }))
  return rules
}

const product = { path: '^(apps|packages|sandbox)/', pathNot: proofPaths }

const serverRules: Rule[] = [
  forbid('platform-knows-no-noun', inServer('platform/'), {
    path: `${server}(modules|partners|wiring)/`,
  }),
  forbid('partners-know-no-module', inServer('partners/'), { path: `${server}(modules|wiring)/` }),
  forbid('modules-do-not-see-wiring', inServer('modules/'), { path: `${server}(wiring/|[^/]+[.]ts$)` }),
  forbid('modules-get-partners-as-arguments', inServer('modules/'), {
    path: `${server}partners/`,
    dependencyTypesNot: ['type-only'],
  }),
  forbid(
    'nobody-imports-an-entry-point',
    { path: '^apps/server/', pathNot: proofPaths },
    {
      path: `${server}(api|worker|seed)[.]ts$`,
    },
  ),
]

/** A feature of a web app imports features of lower ranks only. */
function webRules(app: string): Rule[] {
  const ranks = webRanks[app] ?? []
  const pathOf = (feature: string) => `^${app}/src/${webFolder(feature)}/`
  return ranks.flatMap((rank, height) =>
    rank.flatMap((feature) => {
      const others = ranks
        .slice(height)
        .flat()
        .filter((other) => other !== feature)
      const from = { path: pathOf(feature), pathNot: proofPaths }
      const name = `rank-of-${feature}-in-${app.replace('apps/', '')}`
      return others.length === 0 ? [] : [forbid(name, from, { path: others.map(pathOf) })]
    }),
  )
}

const generalRules: Rule[] = [
  forbid(
    'no-cycle',
    { path: '^(apps|packages|sandbox|tools|e2e|bench)/' },
    {
      circular: true,
      // A cycle through a type does not exist at run time.
      viaOnly: { dependencyTypesNot: ['type-only'] },
    },
  ),
  forbid('nothing-unresolvable', {}, { couldNotResolve: true }),
  forbid('product-never-imports-proofs', product, { path: proofPaths }),
  forbid(
    'sandbox-imports-nothing-of-ours',
    { path: '^sandbox/' },
    {
      path: '^(apps|packages|tools|e2e|bench)/',
    },
  ),
  forbid(
    'only-tests-import-the-sandbox',
    { pathNot: ['^sandbox/', '[.]test[.]tsx?$', '^apps/server/test/', '^(e2e|bench)/'] },
    {
      path: '^sandbox/',
    },
  ),
  forbid('dependency-is-declared', product, {
    dependencyTypes: ['npm-no-pkg', 'npm-dev', 'npm-unknown'],
    dependencyTypesNot: ['type-only'],
  }),
]

/** A workspace may import another one only through an entry of its `exports` that its row lists. */
function workspaceRule(root: string, name: string): Rule {
  const { folder, imports } = workspaces[name] ?? { folder: name, imports: [] }
  const allowed = imports.map((entry) => entryFile(root, entry)).filter((file) => file !== undefined)
  return forbid(
    `workspace-${name}`,
    { path: `^${folder}/`, pathNot: proofPaths },
    { path: '^(apps|packages)/', pathNot: [`^${folder}/`, ...allowed.map((file) => `^${escaped(file)}$`)] },
  )
}

/** 'contract/customer' → 'packages/contract/src/customer.ts'; undefined when its package has no such entry. */
export function entryFile(root: string, entry: string): string | undefined {
  const [name = '', ...rest] = entry.split('/')
  const folder = workspaces[name]?.folder
  if (folder === undefined) throw new Error(`tools/matrix.ts lists "${entry}", which is no workspace`)
  const target = exportsOf(root, folder)[rest.length === 0 ? '.' : `./${rest.join('/')}`]
  return target === undefined ? undefined : join(folder, target)
}

/** The `exports` of a workspace's manifest: entry → file, relative to its folder. Empty without a manifest. */
export function exportsOf(root: string, folder: string): Readonly<Record<string, string>> {
  try {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      exports?: Record<string, string>
    }
    return manifest.exports ?? {}
  } catch {
    return {}
  }
}

const escaped = (path: string) => path.replaceAll('.', '[.]')

function inServer(folder: string) {
  return { path: `${server}${folder}`, pathNot: proofPaths }
}

function forbid(name: string, from: Rule['from'], to: object): Rule {
  return { name, severity: 'error', from, to } as Rule
}

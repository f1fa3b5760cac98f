import { setTimeout as sleep } from 'node:timers/promises'
import type { Cache } from './cache.ts'
import { SourceTree, type KnownImports } from './source-tree.ts'

/** A part of a step that passes by itself. */
export interface Unit {
  /** The hash of everything that its result depends on. */
  readonly key: string
  /** The files that concern it. */
  readonly inputs: readonly string[]
}

export interface Command {
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** A step of the check: one process that changes no file of the tree. */
export interface Step {
  readonly name: string
  /** The step that must pass first, because the keys depend on what it writes. */
  readonly after?: string
  /** Runs although nothing changed, because other steps read what it writes. */
  readonly always?: true
  readonly units: (tree: SourceTree) => ReadonlyMap<string, Unit>
  /** What judges these units; undefined means all. */
  readonly command: (units: readonly string[] | undefined, tree: SourceTree) => Command
}

export interface StepResult {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

export interface RunSteps {
  readonly root: string
  readonly steps: readonly Step[]
  readonly cache: Cache
  /** False judges everything; the results are stored all the same. */
  readonly usesCache: boolean
  /** Only what concerns these files; everything when undefined. */
  readonly only?: readonly string[] | undefined
  readonly start: (command: Command) => Promise<StepResult>
  readonly print: (line: string) => void
}

const AT_ONCE = 2
const WAIT_MS = 20

type Keys = Record<string, string>
type State = 'passed' | 'failed'

/** Runs each step whose inputs differ from those with which it passed. Returns the names of the steps that failed. */
export async function runSteps(run: RunSteps): Promise<string[]> {
  const known = run.usesCache ? run.cache.read<KnownImports>('imports', {}) : {}
  const states = new Map<string, State>()
  const passed = new Map<Step, Keys>()
  const tree = new SourceTree(run.root, known)
  const queue = [...run.steps]
  const isReady = ({ after }: Step) => after === undefined || states.has(after)
  async function work(): Promise<void> {
    while (queue.length > 0) {
      const [step] = queue.splice(queue.findIndex(isReady), queue.some(isReady) ? 1 : 0)
      if (step === undefined) await sleep(WAIT_MS)
      else states.set(step.name, await judge(run, step, tree, states, passed))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  store(run, tree.imports, passed)
  return run.steps.map(({ name }) => name).filter((name) => states.get(name) === 'failed')
}

async function judge(
  run: RunSteps,
  step: Step,
  tree: SourceTree,
  states: ReadonlyMap<string, State>,
  passed: Map<Step, Keys>,
): Promise<State> {
  const { name } = step
  if (step.after !== undefined && states.get(step.after) === 'failed') {
    run.print(`--     ${name.padEnd(20)}        not judged, because ${step.after} failed`)
    return 'failed'
  }
  const all = step.units(tree)
  const concerned = [...all].filter(
    ([, { inputs }]) => run.only === undefined || inputs.some((path) => run.only?.includes(path)),
  )
  const kept = run.usesCache ? run.cache.read<Keys>(name, {}) : {}
  const changed = concerned.filter(([unit, { key }]) => kept[unit] !== key)
  if (changed.length === 0 && step.always === undefined) {
    if (concerned.length > 0) run.print(`ok     ${name.padEnd(20)}        (unchanged)`)
    return 'passed'
  }
  const units = changed.length === all.size ? undefined : changed.map(([unit]) => unit)
  const { code, output, seconds } = await run.start(step.command(units, tree))
  const said = output.trim()
  const figures = [
    units === undefined || all.size === 1 ? '' : `${units.length} of ${all.size}`,
    said.includes('\n') || said.length > 110 ? '' : said,
  ].filter((figure) => figure !== '')
  run.print(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(5)} s  ${code === 0 ? figures.join(': ') : ''}`.trimEnd(),
  )
  if (code !== 0) run.print(said.replaceAll(/^/gm, '  '))
  else passed.set(step, Object.fromEntries(changed.map(([unit, { key }]) => [unit, key])))
  return code === 0 ? 'passed' : 'failed'
}

/** Stores what passed, unless its inputs changed meanwhile: then it is not certain what was judged. */
function store({ root, steps, cache }: RunSteps, known: KnownImports, passed: ReadonlyMap<Step, Keys>): void {
  const tree = new SourceTree(root, known)
  for (const step of steps) {
    const keys = passed.get(step)
    if (keys === undefined) continue
    const now = step.units(tree)
    const kept = Object.entries(cache.read<Keys>(step.name, {})).filter(([unit]) => now.has(unit))
    const unchanged = Object.entries(keys).filter(([unit, key]) => now.get(unit)?.key === key)
    cache.write(step.name, Object.fromEntries([...kept, ...unchanged]))
  }
  cache.write('imports', tree.imports)
}

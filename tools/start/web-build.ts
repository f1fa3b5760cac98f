import { withFileLock } from '@puente/postgres/embedded'
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartProblem } from './problem.ts'
import { environment } from '../run/paths.ts'
import { tailOf } from './log-file.ts'

export interface WebBuildOptions {
  readonly root: string
  /** Folders under `apps/`. */
  readonly apps: readonly string[]
  /** The folder for the build's output log. */
  readonly logFolder: string
  readonly signal?: AbortSignal
}

type BuildOptions = Omit<WebBuildOptions, 'apps'>

/**
 * Builds the web apps whose sources changed since their last build, two at once, and returns their names. An
 * app without an index.html is omitted. Throws a StartProblem with the end of the build's output.
 */
export async function buildWebApps(options: WebBuildOptions): Promise<readonly string[]> {
  mkdirSync(stampFolder(options.root), { recursive: true })
  const built = await Promise.all(options.apps.map((app) => buildOne(options, { app, language: 'es' })))
  return built.filter((one) => one !== undefined).map(({ app }) => app)
}

/** A web app in one language. Spanish has the folder `dist` of the app, the others `languages/<language>/dist`. */
export interface WebBuild {
  readonly app: string
  readonly language: string
}

/**
 * Deletes builds in further languages that were made of other sources, so that their readers get Spanish and not an older
 * app until the new ones are there.
 */
export function dropOutdatedLanguages(root: string, builds: readonly WebBuild[]): void {
  for (const build of builds)
    if (!isBuilt(root, build, sourceHash(root, build.app)))
      rmSync(path.join(root, 'apps', build.app, folderOf(build)), { recursive: true, force: true })
}

/** Builds the apps in further languages whose sources changed, one after another, and returns those that were built. */
export async function buildWebLanguages(
  options: BuildOptions,
  builds: readonly WebBuild[],
): Promise<readonly WebBuild[]> {
  mkdirSync(stampFolder(options.root), { recursive: true })
  const built: WebBuild[] = []
  for (const build of builds) {
    options.signal?.throwIfAborted()
    if ((await buildOne(options, build)) !== undefined) built.push(build)
  }
  return built
}

/** Deletes the record of a build, so that a build that ends early is repeated. */
function forgetBuild(root: string, build: WebBuild): void {
  rmSync(stampFile(root, build), { force: true })
}

async function buildOne(options: BuildOptions, build: WebBuild): Promise<WebBuild | undefined> {
  const { root } = options
  if (!existsSync(path.join(root, 'apps', build.app, 'index.html'))) return undefined
  return withFileLock(`${stampFile(root, build)}.lock`, async () => {
    const wanted = sourceHash(root, build.app)
    if (isBuilt(root, build, wanted)) return undefined
    forgetBuild(root, build)
    await runVite(options, build)
    writeFileSync(stampFile(root, build), wanted)
    return build
  })
}

async function runVite(options: BuildOptions, build: WebBuild): Promise<void> {
  const { app, language } = build
  const file = path.join(options.logFolder, `build-${nameOf(build)}.log`)
  const log = openSync(file, 'w', 0o600)
  const vite = path.join(options.root, 'node_modules', 'vite', 'bin', 'vite.js')
  const code = await new Promise<number | string>((resolve) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: path.join(options.root, 'apps', app),
      // Also when a test with its own NODE_ENV requests the build: customers receive the same files.
      env: { ...environment, NODE_ENV: 'production', WEB_LANGUAGE: language },
      stdio: ['ignore', log, log],
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      windowsHide: true,
    })
    child.once('error', (error) => resolve(error.message))
    child.once('close', (exit, signal) => resolve(exit ?? signal ?? 1))
  })
  closeSync(log)
  options.signal?.throwIfAborted()
  if (code !== 0)
    throw new StartProblem(
      `The web app ${nameOf(build)} could not be built (${code}); the whole output is in ${file}.`,
      tailOf(file),
    )
}

const folderOf = ({ language }: WebBuild): string =>
  language === 'es' ? 'dist' : `languages/${language}/dist`

const nameOf = ({ app, language }: WebBuild): string => (language === 'es' ? app : `${app}-${language}`)

function isBuilt(root: string, build: WebBuild, wanted: string): boolean {
  const stamp = stampFile(root, build)
  return (
    existsSync(path.join(root, 'apps', build.app, folderOf(build), 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted
  )
}

function stampFolder(root: string): string {
  return path.join(root, 'node_modules', '.cache', 'puente')
}

function stampFile(root: string, build: WebBuild): string {
  return path.join(stampFolder(root), `${nameOf(build)}.built`)
}

/**
 * A hash of everything that a build depends on: the lockfile, the app, and the workspaces it imports,
 * directly or not.
 */
export function sourceHash(root: string, app: string): string {
  const hash = createHash('sha256')
  const files = [...workspacesOf(root, path.join(root, 'apps', app))].flatMap((folder) => sourcesIn(folder))
  for (const file of [
    path.join(root, 'package-lock.json'),
    path.join(root, 'tsconfig.base.json'),
    ...files.sort(),
  ])
    if (existsSync(file))
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
  return hash.digest('hex')
}

function workspacesOf(root: string, folder: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(folder) || !existsSync(path.join(folder, 'package.json'))) return found
  found.add(folder)
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  for (const name of Object.keys(manifest.dependencies ?? {}))
    if (name.startsWith('@puente/'))
      workspacesOf(root, path.join(root, 'packages', name.slice('@puente/'.length)), found)
  return found
}

const NOT_SOURCES: ReadonlySet<string> = new Set(['dist', 'node_modules', '.cache', 'test-results'])

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : sourcesIn(file)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [file]
  })
}

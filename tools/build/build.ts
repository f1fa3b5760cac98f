import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../start/problem.ts'
import { buildWebApps, buildWebLanguages } from '../start/web-build.ts'
import { webApps, webLanguages } from './computed-reads.ts'
import { writeManifests } from './manifests.ts'
import { runNpm } from './npm.ts'
import { readServerCode } from './server-code.ts'
import { hashOfSources } from './sources.ts'

export interface BuildOptions {
  /** The folder of the root manifest. */
  readonly root: string
  /** The folder of the build. An earlier build there is replaced once the new one is complete. */
  readonly to: string
  /** Whether the packages are installed in the build, for this kind of machine. */
  readonly installs: boolean
  readonly say?: (line: string) => void
}

/** The processes and commands of production. */
const ENTRIES = ['api', 'worker', 'archiver', 'migrate', 'operator', 'ledger', 'backup', 'restore']
const WORKSPACES = ['money', 'postgres', 'backup', 'ledger', 'contract'].map((name) => `packages/${name}`)

/** The description of a build, in its file `build.json`. */
export interface BuildFacts {
  readonly version: string
  /** The hash of the sources that it was made of. */
  readonly sources: string
  readonly node: string
}

/**
 * Writes everything that production needs into one folder, with the layout of the repository: the server as JavaScript, the
 * built web apps, the migrations, the installed packages without those of development, and their bill of materials
 * (CycloneDX). Throws a StartProblem of one sentence when something cannot be built.
 */
export async function buildRelease({
  root,
  to,
  installs,
  say = () => undefined,
}: BuildOptions): Promise<void> {
  const next = `${to}.next`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const logFolder = path.join(root, 'node_modules', '.cache', 'puente')
  await buildWebApps({ root, apps: webApps, logFolder })
  await buildWebLanguages({ root, logFolder }, webLanguages)
  say('Built the web apps')
  const scripts = writeCode(root, next)
  say(`Wrote ${scripts} files of the server`)
  writeManifests(root, next, [...WORKSPACES, 'apps/server'])
  await runNpm(next, ['install', '--package-lock-only', '--ignore-scripts', '--offline'])
  const bill = await runNpm(next, [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--package-lock-only',
    '--omit',
    'dev',
  ])
  writeFileSync(path.join(next, 'sbom.cdx.json'), bill)
  if (installs) {
    await runNpm(next, ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline'])
    say('Installed the packages')
  }
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as BuildFacts
  const facts: BuildFacts = { version, sources: hashOfSources(root), node: process.versions.node }
  writeFileSync(path.join(next, 'build.json'), `${JSON.stringify(facts, undefined, 2)}\n`)
  rmSync(to, { recursive: true, force: true })
  renameSync(next, to)
}

/** Returns the number of scripts. */
function writeCode(root: string, to: string): number {
  const entries = ENTRIES.map((entry) => `apps/server/src/${entry}.ts`)
  const { scripts, reads } = readServerCode(root, entries)
  for (const [file, text] of scripts) {
    mkdirSync(path.join(to, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(to, file), text)
  }
  for (const file of [...reads, 'LICENSE']) {
    if (!existsSync(path.join(root, file)))
      throw new StartProblem(`${file} is missing, and production reads it.`)
    cpSync(path.join(root, file), path.join(to, file), { recursive: true })
  }
  cpSync(path.join(import.meta.dirname, 'puente.mjs'), path.join(to, 'puente.mjs'))
  return scripts.size
}

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Judgement } from './judgement.ts'

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
interface Locked extends Manifest {
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly license?: string
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
const lockOf = (root: string) =>
  readJson<{ packages: Readonly<Record<string, Locked>> }>(join(root, 'package-lock.json')).packages

/**
 * The lockfile matches the manifests, every version is exact, nothing comes from a private registry, and every package has a
 * hash that npm compares with what it downloads.
 */
export function lockfile(root: string): string[] {
  const locked = lockOf(root)
  return [
    ...manifests(root).flatMap((folder) => differences(root, folder, locked[folder])),
    ...Object.entries(locked)
      .filter(
        ([, { link, resolved = '' }]) =>
          link !== true && /^https?:/.test(resolved) && !resolved.startsWith('https://registry.npmjs.org/'),
      )
      .map(([path]) => `package-lock.json: ${path} is resolved from a registry that others cannot reach`),
    ...Object.entries(locked)
      .filter(
        ([path, { link, integrity = '' }]) =>
          /(^|\/)node_modules\//.test(path) && link !== true && !integrity.startsWith('sha512-'),
      )
      .map(([path]) => `package-lock.json: ${path} has no sha512 hash`),
  ]
}

function manifests(root: string): string[] {
  const nested = ['apps', 'packages'].flatMap((parent) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [],
  )
  return ['', ...nested, 'sandbox'].filter((folder) => existsSync(join(root, folder, 'package.json')))
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

function differences(root: string, folder: string, locked: Locked | undefined): string[] {
  const path = folder === '' ? 'package.json' : `${folder}/package.json`
  const manifest = readJson<Manifest>(join(root, path))
  if (locked === undefined) return [`${path} is missing in package-lock.json: run npm install`]
  return kinds.flatMap((kind) => {
    const wanted = manifest[kind] ?? {}
    const held = locked[kind] ?? {}
    return [...new Set([...Object.keys(wanted), ...Object.keys(held)])].flatMap((name) => [
      ...(wanted[name] === held[name]
        ? []
        : [
            `${path}: ${name} is ${wanted[name] ?? 'not named'}, and ${held[name] ?? 'not there'} in package-lock.json`,
          ]),
      ...(wanted[name] === undefined || /^(npm:[^@]*@?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted[name])
        ? []
        : [`${path}: ${name} is "${wanted[name]}"; versions are exact`]),
    ])
  })
}

/** No licence of a shipped package may oblige its user to publish their own code. */
export function licences(root: string): Judgement {
  const found = new Map<string, number>()
  const faults: string[] = []
  for (const [path, locked] of Object.entries(lockOf(root))) {
    if (!path.startsWith('node_modules/') || locked.link === true || locked.dev === true) continue
    const licence = locked.license ?? licenceOnDisk(root, path)
    found.set(licence, (found.get(licence) ?? 0) + 1)
    if (!isFree(licence))
      faults.push(`${path}: its licence is ${licence}, which production code may not depend on`)
  }
  const rows = [...found].toSorted(([, one], [, other]) => other - one)
  return { faults, figures: rows.map(([licence, count]) => `${licence} ${count}`).join(', ') }
}

function licenceOnDisk(root: string, path: string): string {
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return 'unknown'
  const { license } = readJson<{ license?: string | { type?: string } }>(file)
  return (typeof license === 'string' ? license : license?.type) ?? licenceInText(join(root, path, 'LICENSE'))
}

/** The licence in the file's text, for a manifest without one; only an unambiguous heading counts. */
function licenceInText(file: string): string {
  const heading = existsSync(file) ? readFileSync(file, 'utf8').trimStart().split('\n')[0] : undefined
  return heading !== undefined && /^(The )?MIT License\s*$/i.test(heading) ? 'MIT' : 'unknown'
}

/** One free choice of "A OR B" is enough; every part of "A AND B" must be free. */
function isFree(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(/ OR /i)
  return choices.some((choice) =>
    choice.split(/ AND /i).every((part) => !/\bA?GPL|^unknown$|^UNLICENSED$|^SEE LICENSE/i.test(part)),
  )
}

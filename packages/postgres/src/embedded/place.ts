import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { PostgresProblem } from '../problem.ts'
import { isRoot, unprivilegedAccount, type Account } from './account.ts'
import { packagedBinaries, sharedBinaries } from './binaries.ts'
import { makeFolder } from './folders.ts'
import { OWNER_NOTE, sweepOrphans } from './orphans.ts'

/** Where root keeps clusters: an unprivileged account can reach it wherever the data folder lies. */
export const SYSTEM_FOLDER = '/var/lib/puente'

/** Where one data folder's PostgreSQL lives and as whom it runs. */
export interface Place {
  /** Ours, readable by us alone: password, port, pointer. */
  readonly own: string
  /** Holds the cluster; only the cluster itself belongs to the account, so that it cannot lead root astray with links. */
  readonly home: string
  readonly cluster: string
  readonly binaries: string
  readonly account: Account | undefined
}

export interface PlaceOptions {
  readonly dataFolder: string
  /** Instead of npm's package. */
  readonly binaries?: string
  /** Instead of /var/lib/puente, for root. */
  readonly systemFolder?: string
}

/**
 * The place of a data folder's cluster, its folders made. As an ordinary user all lies in `<data folder>/postgres`;
 * as root the cluster lies in a system folder named by the hash of the data folder, and a pointer to it stays behind.
 */
export async function findPlace(options: PlaceOptions): Promise<Place> {
  makeFolder(path.join(options.dataFolder, 'postgres'), 0o700)
  const own = path.join(realpathSync(options.dataFolder), 'postgres')
  const packaged = options.binaries ?? packagedBinaries()
  const systemFolder = options.systemFolder ?? SYSTEM_FOLDER
  const account = accountFor(path.join(own, 'cluster'))
  const inside = !isRoot() || existsSync(path.join(own, 'cluster', 'PG_VERSION'))
  const home = inside ? own : await systemHome(own, systemFolder)
  const binaries = account === undefined ? packaged : await sharedBinaries(packaged, systemFolder, account)
  return { own, home, cluster: path.join(home, 'cluster'), binaries, account }
}

/** A cluster that an ordinary user made keeps its owner when root starts it. */
function accountFor(cluster: string): Account | undefined {
  if (!isRoot() || !existsSync(cluster)) return unprivilegedAccount()
  const { uid, gid } = statSync(cluster)
  return uid === 0 ? unprivilegedAccount() : { uid, gid }
}

async function systemHome(own: string, systemFolder: string): Promise<string> {
  const pointer = path.join(own, 'place')
  const pointed = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : ''
  if (pointed !== '' && existsSync(pointed)) return ownHome(own, pointed)
  const home = path.join(systemFolder, createHash('sha256').update(own).digest('hex').slice(0, 16))
  await sweepOrphans(systemFolder)
  setAside(home)
  openFolder(systemFolder)
  openFolder(home)
  writeFileSync(path.join(home, OWNER_NOTE), own)
  writeFileSync(pointer, `${home}\n`, { mode: 0o600 })
  return home
}

/**
 * The cluster folder that a pointer names, if it belongs to this data folder. The cluster folder names its data folder:
 * a copied data folder is refused, and a moved one is recorded with its new location.
 */
function ownHome(own: string, home: string): string {
  const note = path.join(home, OWNER_NOTE)
  const owner = existsSync(note) ? readFileSync(note, 'utf8').trim() : own
  if (owner !== own && pointsTo(owner, home))
    throw new PostgresProblem(
      'in-use',
      `The data folder ${path.dirname(own)} is a copy of ${path.dirname(owner)}, whose database is in ${home}: ` +
        `use that one, or delete ${path.join(own, 'place')} to begin with an empty database.`,
    )
  if (owner !== own) writeFileSync(note, own)
  return home
}

function pointsTo(own: string, home: string): boolean {
  const pointer = path.join(own, 'place')
  return existsSync(pointer) && readFileSync(pointer, 'utf8').trim() === home
}

/** The account must be able to cross it, whatever our umask is. */
function openFolder(folder: string): void {
  makeFolder(folder, 0o755)
  chmodSync(folder, 0o755)
}

/** A data folder without its pointer is a new one: what an older folder of the same name left is kept, and not used. */
function setAside(home: string): void {
  if (!existsSync(home)) return
  for (let number = 1; ; number++) {
    const aside = `${home}.old-${number}`
    if (existsSync(aside)) continue
    renameSync(home, aside)
    return
  }
}

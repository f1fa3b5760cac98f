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

/**
 * The folder for clusters when the server is started as root. An unprivileged account can reach it wherever the data
 * folder is.
 */
export const SYSTEM_FOLDER = '/var/lib/puente'

/** The folders of one data folder's PostgreSQL, and the account that runs it. */
export interface Place {
  /** Files of this process, readable only by its user: password, port, pointer. */
  readonly own: string
  /**
   * Contains the cluster. Only the cluster belongs to the account, so that it cannot redirect root with symbolic
   * links.
   */
  readonly home: string
  readonly cluster: string
  readonly binaries: string
  readonly account: Account | undefined
}

export interface PlaceOptions {
  readonly dataFolder: string
  /** Default: the npm package's binaries. */
  readonly binaries?: string
  /** Default: /var/lib/puente. Used when root. */
  readonly systemFolder?: string
}

/**
 * Finds the location of a data folder's cluster and creates its folders. For an ordinary user everything is in `<data
 * folder>/postgres`. For root the cluster is in a system folder named by the hash of the data folder, and the data
 * folder has a pointer to it.
 */
export async function findLocation(options: PlaceOptions): Promise<Place> {
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

/** A cluster that an ordinary user created keeps its owner when root starts it. */
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

/** The account must be able to enter the folder, whatever the umask is. */
function openFolder(folder: string): void {
  makeFolder(folder, 0o755)
  chmodSync(folder, 0o755)
}

/** A data folder without a pointer is new: the home of an earlier folder of the same name is renamed and not used. */
function setAside(home: string): void {
  if (!existsSync(home)) return
  for (let number = 1; ; number++) {
    const aside = `${home}.old-${number}`
    if (existsSync(aside)) continue
    renameSync(home, aside)
    return
  }
}

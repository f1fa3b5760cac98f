import { describe, expect, it } from 'vitest'
import { fileProblem } from '../problem.ts'
import { outputProblem } from './problems.ts'

describe('outputProblem', () => {
  it.each([
    [
      'postgres: error while loading shared libraries: libz.so.1: cannot open shared object file',
      'missing-library',
      /libz\.so\.1/,
    ],
    [
      "/lib/libc.so.6: version `GLIBC_2.34' not found (required by postgres)",
      'missing-library',
      /GLIBC_2\.34/,
    ],
    ['dyld: Library not loaded: /usr/lib/libicu.dylib', 'missing-library', /libicu/],
    [
      'FATAL:  could not write to file "pg_wal/xlogtemp.9": No space left on device',
      'disk-full',
      /disk .* full/,
    ],
    ['FATAL:  database files are incompatible with server', 'other-version', /another version/],
    ['initdb: error: could not create directory "x": Permission denied', 'unwritable', /may not write/],
    [
      'LOG:  starting\nFATAL:  invalid value for parameter "x"\n',
      'failed',
      /could not start: invalid value for parameter/,
    ],
    [
      'FATAL:  recovery ended early\nFATAL:  the database system is shutting down\n',
      'failed',
      /could not start: recovery ended early/,
    ],
    ['', 'failed', /says nothing/],
  ])('%j', (output, kind, sentence) => {
    expect(outputProblem(output, '/data', 'start')).toMatchObject({
      kind,
      message: expect.stringMatching(sentence),
    })
  })
})

describe('fileProblem', () => {
  it.each([
    ['EACCES', 'unwritable'],
    ['EROFS', 'unwritable'],
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
  ])('%s: the problem %s', (code, kind) => {
    expect(fileProblem(Object.assign(new Error(code), { code }), '/data')).toMatchObject({ kind })
  })

  it('an unknown error: returned unchanged', () => {
    const bug = new TypeError('x is undefined')
    expect(fileProblem(bug, '/data')).toBe(bug)
  })
})

import path from 'node:path'
import {
  nothingRead,
  readingOf,
  type MachineReading,
} from '../../apps/server/src/modules/documents/reading/machine-reading.ts'
import { readingLimits } from '../../apps/server/src/modules/documents/reading/read-waiting.ts'
import type { ZoneText } from '../../apps/server/src/modules/documents/reading/zone-text.ts'
import { runInChild } from '../../apps/server/src/platform/isolated/run-in-child.ts'
import { documentOf, seeded, type DrawnDocument } from '../../apps/server/test/drawn-documents.ts'
import { disturbances, photographed } from '../../apps/server/test/photographed.ts'
import { defineBench } from '../harness/bench.ts'
import { median } from '../kit/web.ts'

const KINDS = ['chilean-id', 'foreign-id', 'passport'] as const
const TODAY = '2026-11-23'
/** Least share of pictures whose zone is read whole. */
const WHOLE_MIN = 0.85
const modules = path.resolve(import.meta.dirname, '../../apps/server/src/modules/documents')
const reader = { file: path.join(modules, 'reading/read-picture-child.ts'), name: 'readPicture' }
const renewer = { file: path.join(modules, 'opened/renew-picture-child.ts'), name: 'renewPicture' }

interface Picture {
  readonly name: string
  readonly document: DrawnDocument
  readonly jpeg: Buffer
}

interface Subject {
  readonly pictures: readonly Picture[]
  readonly readings: Map<Picture, { readonly reading: MachineReading; readonly ms: number }>
  next: number
}

const inChild = (child: typeof reader, jpeg: Buffer, answerBytes: number) =>
  runInChild(
    child,
    {
      sizeBytes: jpeg.length,
      pieces: (async function* () {
        yield jpeg
      })(),
    },
    { ...readingLimits, answerBytes },
  )

async function read(subject: Subject, picture: Picture): Promise<void> {
  const began = performance.now()
  const ended = await inChild(reader, picture.jpeg, readingLimits.answerBytes)
  const zone = ended.end === 'answered' ? (ended.facts as ZoneText | null) : null
  const reading = zone === null ? nothingRead : readingOf(zone, TODAY)
  subject.readings.set(picture, { reading, ms: performance.now() - began })
}

const pictureAt = ({ pictures, next }: Subject): Picture => {
  const picture = pictures[next % pictures.length]
  if (picture === undefined) throw new Error('there are no pictures')
  return picture
}

/** The values that differ from the document: those that a check digit seemed to prove, and the others. */
function differing({ document: { kind, lines } }: Picture, { fields }: MachineReading) {
  const format = kind === 'passport' ? 'TD3' : 'TD1'
  const truth = new Map(
    readingOf({ format, lines, isClear: true }, TODAY).fields.map(({ field, value }) => [field, value]),
  )
  const wrong = fields.filter(({ field, value }) => truth.get(field) !== value)
  return {
    checked: wrong.filter(({ isChecked }) => isChecked),
    unchecked: wrong.filter(({ isChecked }) => !isChecked),
  }
}

function verified({ pictures, readings }: Subject) {
  const found = pictures.flatMap((picture) => {
    const one = readings.get(picture)
    return one === undefined ? [] : [{ picture, ...one, ...differing(picture, one.reading) }]
  })
  const whole = found.filter(({ reading }) => reading.read === 'whole')
  const wrong = found.filter(({ checked }) => checked.length > 0)
  const unchecked = whole.filter(({ unchecked: values }) => values.length > 0)
  const times = found.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const percent = (count: number): string => `${((100 * count) / found.length).toFixed(1)} %`
  const missed = found.filter(({ reading }) => reading.read !== 'whole').map(({ picture }) => picture.name)
  return {
    broken: [
      ...wrong.map(({ picture }) => `a checked value of ${picture.name} is wrong`),
      ...(whole.length / found.length < WHOLE_MIN ? [`only ${percent(whole.length)} read whole`] : []),
    ],
    notes: [
      `${found.length} pictures, of ${KINDS.length} kinds of documents: ${percent(whole.length)} read whole, ${percent(wrong.length)} wrong without a warning`,
      `${percent(unchecked.length)} whole with a wrong value that has no check digit and is marked so`,
      `${median(times).toFixed(0)} ms per picture, p95 ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0)} ms, with the start of the process`,
      `not whole: ${missed.length === 0 ? 'none' : missed.join(', ')}`,
    ],
  }
}

export const bench = defineBench<Subject>({
  name: 'documents.read',
  unit: 'pictures',
  about: 'the machine-readable zones of drawn documents in photographs, each read in its own process',
  callers: 1,
  takesMinutes: 6,
  baseline: {
    name: 're-encoding',
    run: async (subject) => {
      await inChild(renewer, pictureAt(subject).jpeg, 64 * 1024 * 1024)
      return 1
    },
  },
  prepare: async () => {
    const pictures: Picture[] = []
    for (const disturbance of disturbances)
      for (const kind of KINDS) {
        const seed = pictures.length + 1
        const document = documentOf(kind, seeded(seed * 7919))
        const jpeg = await photographed(document, disturbance, seed)
        pictures.push({ name: `${kind} ${disturbance.name} ${disturbance.strength}`, document, jpeg })
      }
    return { pictures, readings: new Map(), next: 0 }
  },
  run: async (subject) => {
    const picture = pictureAt(subject)
    subject.next += 1
    await read(subject, picture)
    return 1
  },
  verify: async (subject) => {
    for (const picture of subject.pictures) if (!subject.readings.has(picture)) await read(subject, picture)
    return verified(subject)
  },
  end: async () => undefined,
})

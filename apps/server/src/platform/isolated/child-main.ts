import { writeSync } from 'node:fs'
import { readArguments, RESULT_FD } from './protocol.ts'
import { watchMemory } from './watch-memory.ts'

/** The result of a function that runs in a child process: plain values, and bytes. */
export interface ChildAnswer {
  readonly facts: unknown
  readonly bytes?: Uint8Array
}

/** A function that a child process runs on one complete input. */
export type ChildFunction = (bytes: Uint8Array) => Promise<ChildAnswer>

const { file, name, sizeBytes, watchedBytes } = readArguments(process.argv)
if (watchedBytes !== undefined) watchMemory(watchedBytes)
const run = ((await import(file)) as Record<string, ChildFunction>)[name]
if (run === undefined) throw new Error(`${file} exports no ${name}`)

const input = new Uint8Array(sizeBytes)
let at = 0
for await (const piece of process.stdin) {
  input.set(piece as Uint8Array, at)
  at += (piece as Uint8Array).length
}
// The parent stopped sending: nothing reads the answer.
if (at !== sizeBytes) process.exit(1)

const { facts, bytes = new Uint8Array() } = await run(input)
const head = Buffer.from(JSON.stringify(facts))
const length = Buffer.alloc(4)
length.writeUInt32BE(head.length)
for (const part of [length, head, bytes])
  for (let from = 0; from < part.length;) from += writeSync(RESULT_FD, part, from)
process.exit(0)

/** The file descriptor of a child's answer. Libraries may print to standard output. */
export const RESULT_FD = 3

/** The command-line arguments of a child process. */
export interface ChildArguments {
  /** The module of the function, as a file URL. */
  readonly file: string
  readonly name: string
  /** Size in bytes of the input on standard input. */
  readonly sizeBytes: number
  /** Resident memory in bytes at which the child ends itself, where the kernel does not limit it. */
  readonly watchedBytes: number | undefined
}

/** Reads the arguments, in the child. */
export function readArguments([
  ,
  ,
  file = '',
  name = '',
  size = '',
  watched = '',
]: readonly string[]): ChildArguments {
  return {
    file,
    name,
    sizeBytes: Number(size),
    watchedBytes: watched === '' ? undefined : Number(watched),
  }
}

/** Writes the arguments, in the parent. */
export const writeArguments = ({ file, name, sizeBytes, watchedBytes }: ChildArguments): string[] => [
  file,
  name,
  String(sizeBytes),
  ...(watchedBytes === undefined ? [] : [String(watchedBytes)]),
]

/** Parses a child's answer: its facts and the bytes after them. Undefined when it is incomplete. */
export function readAnswer(
  written: Buffer,
): { readonly facts: unknown; readonly bytes: Uint8Array } | undefined {
  if (written.length < 4) return undefined
  const end = 4 + written.readUInt32BE(0)
  if (written.length < end) return undefined
  try {
    return { facts: JSON.parse(written.toString('utf8', 4, end)) as unknown, bytes: written.subarray(end) }
  } catch {
    return undefined
  }
}

/** The file descriptor on which a child process answers; standard output is left to what libraries print. */
export const RESULT_FD = 3

/** What a child process is told on its command line. */
export interface ChildArguments {
  /** The module with the function, as a file URL. */
  readonly file: string
  readonly name: string
  /** The size of the input that follows on standard input. */
  readonly sizeBytes: number
  /** The resident memory at which the child ends itself, where the kernel does not limit it. */
  readonly watchedBytes: number | undefined
}

/** The arguments as the child reads them. */
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

/** The arguments as the parent writes them. */
export const writeArguments = ({ file, name, sizeBytes, watchedBytes }: ChildArguments): string[] => [
  file,
  name,
  String(sizeBytes),
  ...(watchedBytes === undefined ? [] : [String(watchedBytes)]),
]

/** The answer in what a child wrote: its facts and the bytes after them; undefined where it wrote no whole answer. */
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

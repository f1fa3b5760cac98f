import type { Parameter } from './address-pattern.ts'

/** The parameters of a path, in order; a name that is none is never. */
export type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [Name extends Parameter ? string : never, ...ParametersOf<`/${Rest}`>]
  : Path extends `${string}:${infer Name}`
    ? [Name extends Parameter ? string : never]
    : []

/** The path of an address with its parameters filled in. */
export function addressOf<Path extends string>(path: Path, ...values: ParametersOf<Path>): string {
  const left: string[] = [...values]
  return path.replaceAll(/:[A-Za-z-]+/g, () => left.shift() ?? '')
}

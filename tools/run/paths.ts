import { join } from 'node:path'

/** The root of the repository. Every tool resolves paths from here, not from the working directory. */
export const repository = join(import.meta.dirname, '../..')

/** The environment that tools pass to the processes they start. */
export const environment: NodeJS.ProcessEnv = process.env

/** A script of an installed package, run with the current Node. */
export const installed = (path: string): string => join(repository, 'node_modules', path)

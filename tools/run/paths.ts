import { join } from 'node:path'

/** The root of the repository; every tool resolves its paths from here and never from where it was called. */
export const repository = join(import.meta.dirname, '../..')

/** The environment that tools hand on to what they start. */
export const environment: NodeJS.ProcessEnv = process.env

/** A script of an installed package, run by the Node that runs us. */
export const installed = (path: string): string => join(repository, 'node_modules', path)

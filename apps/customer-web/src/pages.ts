import { hasPower, type Power } from '@puente/contract'
import { createRoute, type AnyRoute, type ParsedLocation } from '@tanstack/react-router'
import type { CustomerSession } from '@puente/contract/customer'
import { behindPower } from './shell/behind-power.tsx'
import type { RouterContext } from './shell/router-context.ts'
import { screenOf } from './parts/screen-code.ts'

type Search = Record<string, string | undefined>

/** The input of a page's `before`. `session` exists only behind the guard. */
export interface Passing {
  readonly context: RouterContext & { readonly session: CustomerSession }
  readonly location: ParsedLocation
  readonly search: Search
  /** The path parameters by name. */
  readonly params: Readonly<Record<string, string>>
}

/** One path, its screen, and what runs before it is shown. */
export interface Page {
  readonly path: string
  readonly screen?: Parameters<typeof screenOf>
  readonly before?: (passing: Passing) => unknown
  /** The power that the screen requires. A member without it sees whom to ask, and `before` does not run. */
  readonly power?: Power
}

/** A screen with lazily loaded code, and what runs before it is shown. */
export const page = <Screens extends Record<string, unknown>>(
  path: string,
  load: () => Promise<Screens>,
  name: keyof Screens & string,
  before?: Page['before'],
): Page => ({
  path,
  screen: [load, name],
  ...(before === undefined ? {} : { before }),
})

/** Pages that require this power. */
export const needing = (power: Power, pages: readonly Page[]): Page[] =>
  pages.map((one) => ({ ...one, power }))

/**
 * Loads data before the screen is shown, so that it is rendered once; a query that fails shows its error in
 * its own section.
 */
export const asking =
  (ask: (passing: Passing) => Promise<unknown>): NonNullable<Page['before']> =>
  async (passing) => {
    await Promise.allSettled([ask(passing)])
  }

/** A path without a screen that only redirects. */
export const detour = (path: string, before: NonNullable<Page['before']>): Page => ({ path, before })

/** The non-empty string parameters of a URL; screens parse them further. */
const saying = (search: Record<string, unknown>): Search =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )

const reaches = ({ context }: Passing, power: Power | undefined): boolean =>
  power === undefined || hasPower(context.session.actingAs.role, power)

const componentOf = (screen: NonNullable<Page['screen']>, power: Power | undefined) =>
  power === undefined ? screenOf(...screen) : behindPower(screenOf(...screen), power)

/** The routes of these pages below a parent. */
export const routesOf = (parent: AnyRoute, pages: readonly Page[]): AnyRoute[] =>
  pages.map(({ path, screen, before, power }) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: saying,
      ...(screen === undefined ? {} : { component: componentOf(screen, power) }),
      ...(before === undefined
        ? {}
        : {
            beforeLoad: (passing: unknown) =>
              reaches(passing as Passing, power) ? before(passing as Passing) : undefined,
          }),
    }),
  )

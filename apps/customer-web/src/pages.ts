import { hasPower, type Power } from '@puente/contract'
import { createRoute, type AnyRoute, type ParsedLocation } from '@tanstack/react-router'
import type { CustomerSession } from '@puente/contract/customer'
import { behindPower } from './shell/behind-power.tsx'
import type { RouterContext } from './shell/router-context.ts'
import { screenOf } from './shell/screen-code.ts'

type Search = Record<string, string | undefined>

/** What runs before a screen is shown: who asks, what the address says. `session` stands behind the guard alone. */
export interface Passing {
  readonly context: RouterContext & { readonly session: CustomerSession }
  readonly location: ParsedLocation
  readonly search: Search
  /** The parts of the address that stand for something, by their name. */
  readonly params: Readonly<Record<string, string>>
}

/** One address, its screen, and what runs before. */
export interface Page {
  readonly path: string
  readonly screen?: Parameters<typeof screenOf>
  readonly before?: (passing: Passing) => unknown
  /** What one has to be able to do here; a member who cannot is told whom to ask, and nothing runs before. */
  readonly power?: Power
}

/** A screen with code of its own, and what runs before it is shown. */
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

/** Screens on which only members who have this power can do anything. */
export const needing = (power: Power, pages: readonly Page[]): Page[] =>
  pages.map((one) => ({ ...one, power }))

/** Asks for what a screen shows before it is shown, so that it is painted once; what fails says so in its place. */
export const asking =
  (ask: (passing: Passing) => Promise<unknown>): NonNullable<Page['before']> =>
  async (passing) => {
    await Promise.allSettled([ask(passing)])
  }

/** An address that shows nothing itself and only leads on. */
export const detour = (path: string, before: NonNullable<Page['before']>): Page => ({ path, before })

/** Texts of the address that say something; a screen reads on what they mean. */
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

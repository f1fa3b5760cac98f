import { HttpError } from '@puente/web'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import { createElement, use, type ComponentType } from 'react'

const failed = new Set<() => void>()

/** Lets screens whose code failed to load request it again. */
export function askForCodeAgain(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * Loads a screen's code on demand. A failed request is reported as a connection failure and the page stays.
 * The router's lazy component would reload the page, which also fails while the server does not respond.
 */
export function screenOf<Props extends object = object>(
  load: () => Promise<Record<string, unknown>>,
  name: string,
): AsyncRouteComponent<Props> {
  let screen: ComponentType<Props> | undefined
  let failure: HttpError | undefined
  let coming: Promise<void> | undefined
  const fetchCode = async () => {
    try {
      screen = (await load())[name] as ComponentType<Props>
    } catch (cause) {
      failure = new HttpError(undefined, undefined, undefined, { cause })
      failed.add(() => {
        failure = undefined
        coming = undefined
      })
    }
  }
  const preload = () => (coming ??= fetchCode())
  const Screen = (props: Props) => {
    if (failure !== undefined) throw failure
    if (screen === undefined) use(preload())
    return screen === undefined ? null : createElement(screen, props)
  }
  return Object.assign(Screen, { preload })
}

import { getClient, replayIntegration } from '@sentry/react'
import { replayPrivacy } from './options.ts'

/** Adds replays to the running reports; loaded only when their rate is not zero. */
export async function startReplay(): Promise<void> {
  getClient()?.addIntegration(replayIntegration(replayPrivacy))
}

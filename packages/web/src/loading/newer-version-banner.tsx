import { Button, FailedState, Notice } from '@puente/ui'
import { useSyncExternalStore } from 'react'
import { newerVersion } from '../version/newer-version.ts'
import { words } from './words.ts'

/** Whether the server has a newer build than this page. */
export const useNewerVersion = (): boolean =>
  useSyncExternalStore(newerVersion.subscribe, newerVersion.isOffered, () => false)

/** Offers a newer build, once there is one, and announces it to screen readers. */
export function NewerVersionBanner() {
  const isOffered = useNewerVersion()
  return (
    <div role="status">
      {isOffered ? (
        <Notice
          title={words('newer.title')}
          actions={<Button onPress={newerVersion.take}>{words('newer.take')}</Button>}
        >
          <p>{words('newer.offer')}</p>
        </Notice>
      ) : null}
    </div>
  )
}

/** Replaces a screen whose code no longer exists, because a newer build has replaced it. */
export function NewerVersionScreen({ level }: { level: 1 | 2 }) {
  return (
    <FailedState
      level={level}
      title={words('newer.title')}
      message={words('newer.screen')}
      retryLabel={words('newer.take')}
      onRetry={newerVersion.take}
    />
  )
}

import path from 'node:path'
import { refuse, type Refusal } from '@puente/contract'
import type { FilesPort } from '../../partners/files.ts'
import { onThreads } from '../../platform/threads.ts'
import { wholeContent } from './content.ts'
import type { Content } from './contents.store.ts'
import { inTurn } from './in-turn.ts'
import type { RenewedPicture } from './renew-picture-thread.ts'

const PATIENCE_MS = 30_000

const renewOnThread = onThreads<Uint8Array, RenewedPicture>(
  path.join(import.meta.dirname, 'renew-picture-thread.ts'),
  'renewPicture',
  PATIENCE_MS,
)

type PictureRefusal = Refusal<'document-corrupt' | 'document-too-many-pixels' | 'document-too-few-pixels'>

/** A picture drawn anew, or why it cannot be: its header alone decides about its pixels. */
export async function inspectPicture(
  files: FilesPort,
  content: Content,
): Promise<{ readonly renewed: Uint8Array } | PictureRefusal> {
  const picture = await inTurn(async () =>
    renewOnThread(await wholeContent(files, content)).catch((): RenewedPicture => ({ fault: 'corrupt' })),
  )
  switch (picture.fault) {
    case undefined:
      return { renewed: picture.jpeg }
    case 'corrupt':
      return refuse('document-corrupt', { type: 'picture' }, [{ at: 'file', fault: 'format' }])
    case 'too-many-pixels':
      return refuse('document-too-many-pixels', picture.facts, [{ at: 'file', fault: 'too-big' }])
    case 'too-few-pixels':
      return refuse('document-too-few-pixels', picture.facts, [{ at: 'file', fault: 'too-small' }])
  }
}

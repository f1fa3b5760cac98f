import path from 'node:path'
import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { FilesPort } from '../../../partners/files.ts'
import type { Content } from '../contents.store.ts'
import { openInChild, type Opening } from './open-in-child.ts'
import type { PictureFault } from './renew-picture-child.ts'

const opening: Opening = {
  file: path.join(import.meta.dirname, 'renew-picture-child.ts'),
  name: 'renewPicture',
  limits: {
    // A picture of 100 megapixels that cannot be decoded by rows is decoded as a whole.
    memoryBytes: 576 * 1024 * 1024,
    cpuSeconds: 20,
    wallMs: 60_000,
    answerBytes: 64 * 1024 * 1024,
    isNative: true,
  },
}

type PictureRefusal = Refusal<
  | 'document-corrupt'
  | 'document-too-complex'
  | 'document-too-many-pixels'
  | 'document-too-few-pixels'
  | 'unavailable'
>

/** Re-encodes a picture. Refuses one by the size in its header, before decoding. */
export async function inspectPicture(
  files: FilesPort,
  customerId: Id<'customer'>,
  content: Content,
): Promise<{ readonly renewed: Uint8Array } | PictureRefusal> {
  const opened = await openInChild(opening, files, customerId, content)
  if (isRefusal(opened)) return opened
  const picture = opened.facts as PictureFault
  switch (picture.fault) {
    case undefined:
      return { renewed: opened.bytes }
    case 'corrupt':
      return refuse('document-corrupt', { type: 'picture' }, [{ at: 'file', fault: 'format' }])
    case 'too-many-pixels':
      return refuse('document-too-many-pixels', picture.facts, [{ at: 'file', fault: 'too-big' }])
    case 'too-few-pixels':
      return refuse('document-too-few-pixels', picture.facts, [{ at: 'file', fault: 'too-small' }])
  }
}

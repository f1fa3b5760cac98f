import { toWireId } from '@puente/contract'
import { settingKind, templateNames, topicOf } from '@puente/contract/staff'
import type { NoticeWire } from '@puente/contract/customer'
import { settingsInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import { noticed, type Frame } from '../letters/render.ts'
import type { Notice } from './notices.store.ts'

/**
 * Notices as their user reads them, with the texts in force. One whose message this release does not know, or whose facts
 * it cannot write, is left out and logged.
 */
export async function toNoticeWires(
  work: Work,
  notices: readonly Notice[],
  frame: Frame,
): Promise<NoticeWire[]> {
  if (notices.length === 0) return []
  const texts = await settingsInForce(work, settingKind.messageTemplate)
  return notices.flatMap(({ id, template, facts, createdAt, readAt }) => {
    const name = templateNames.find((one) => one === template)
    const topic = name && topicOf(name)
    const own = texts.get(template)?.data
    if (name === undefined || topic === undefined || own === undefined) return []
    return [
      {
        id: toWireId('notice', id),
        topic,
        ...noticed({ template: name, texts: own, facts }, frame),
        createdAt: createdAt.toISOString(),
        ...(readAt === undefined ? {} : { readAt: readAt.toISOString() }),
      },
    ]
  })
}

import { refuse, requiredReason, type FieldFault, type Refusal } from '@puente/contract'
import type { MessageExampleWire } from '@puente/contract/customer'
import {
  readSetting,
  settingKind,
  templateNames,
  topicOf,
  type MessagePreview,
  type TemplateName,
  type Texts,
} from '@puente/contract/staff'
import { settingsInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { exampleFacts } from './example-facts.ts'
import { valueWords as words } from './words.ts'
import { render, renderBrief, renderSms, type Frame, type Writing } from './letters/render.ts'
import { smsParts } from './sms-parts.ts'

/** The longest SMS, in parts that carriers charge separately. */
const SMS_PARTS_MAX = 3

const exampleOf = (template: TemplateName, texts: Texts): Writing => ({
  template,
  texts,
  facts: exampleFacts({ recipient: words('example.recipient'), answer: words('example.answer') })[template],
})

/** Faults of the texts of a template that only a rendered example shows: an SMS of too many parts. */
export function exampleFaults(template: TemplateName, texts: Texts, frame: Frame): readonly FieldFault[] {
  if (texts.sms === undefined) return []
  const parts = smsParts(renderSms(exampleOf(template, texts), frame))
  return parts > SMS_PARTS_MAX ? [{ at: 'sms', fault: 'too-long' }] : []
}

/** A mail and its SMS with these texts and example facts. Refuses texts that cannot be proposed, each at its field. */
export function previewMessage(
  template: TemplateName,
  data: unknown,
  frame: Frame,
): MessagePreview | Refusal<'fields-wrong'> {
  const read = readSetting(settingKind.messageTemplate, data, template)
  if ('faults' in read)
    return refuse(
      'fields-wrong',
      {},
      read.faults.map(({ at, fault }) => ({ at: `data.${at}`, fault })),
    )
  const example = exampleOf(template, read.data)
  const brief = topicOf(template) === undefined ? {} : { brief: renderBrief(example, frame, 'push') }
  if (read.data.sms === undefined) return { ...mailOf(example, frame), ...brief }
  const text = renderSms(example, frame)
  return { ...mailOf(example, frame), ...brief, sms: { text, parts: smsParts(text) } }
}

/** The mail of an example, to an example reader. */
function mailOf(example: Writing, frame: Frame): Pick<MessagePreview, 'subject' | 'text' | 'html'> {
  const topic = topicOf(example.template)
  const { unsubscribeUrl: _none, ...mail } = render(example, frame, {
    name: words('example.name'),
    topic,
    token: topic === undefined || requiredReason(topic, 'mail') !== undefined ? undefined : 'ejemplo',
  })
  return mail
}

/** Every mail and its SMS, with the texts in force and example facts. */
export async function messageExamples(work: Work, frame: Frame): Promise<MessageExampleWire[]> {
  const inForce = await settingsInForce(work, settingKind.messageTemplate)
  return templateNames.flatMap((template) => {
    const texts = inForce.get(template)?.data
    if (texts === undefined) return []
    const example = exampleOf(template, texts)
    const topic = topicOf(template)
    return {
      template,
      ...(topic === undefined ? {} : { topic }),
      ...mailOf(example, frame),
      ...(texts.sms === undefined ? {} : { sms: renderSms(example, frame) }),
    }
  })
}
